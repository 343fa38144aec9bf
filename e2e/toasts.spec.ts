import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, newEmail, visit } from './visit.ts';

/** Signing up shows a toast on the dashboard. */
async function signUp(): Promise<Page> {
  const { page, url } = await visit('localhost');
  await page.goto(url('/signup'));
  await page.locator('input[type=email]').fill(newEmail());
  await page.locator('input[type=password]').fill('a long password');
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/dashboard'));
  await toastOf(page).waitFor();
  return page;
}

const toastOf = (page: Page) => page.locator('li', { hasText: 'Your account is open' });
const isGone = { state: 'detached', timeout: 20_000 } as const;

it('a toast waits while it is pointed at, and closes by itself after five seconds', async () => {
  const page = await signUp();
  await expectAccessible(page);
  await toastOf(page).hover();
  await page.waitForTimeout(6000);
  expect(await toastOf(page).isVisible()).toBe(true);
  await page.mouse.move(5, 5);
  await toastOf(page).waitFor(isGone);
});

it('a toast closes by its button', async () => {
  const page = await signUp();
  await toastOf(page).getByRole('button', { name: 'Close' }).click();
  await toastOf(page).waitFor(isGone);
});

it('a toast waits while it has the focus, and Escape closes it', async () => {
  const page = await signUp();
  await toastOf(page).focus();
  await page.waitForTimeout(6000);
  expect(await toastOf(page).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await toastOf(page).waitFor(isGone);
});

it('a swipe to the right closes a toast from 50 pixels on', async () => {
  const page = await signUp();
  await swipe(page, 40);
  expect(await toastOf(page).isVisible()).toBe(true);
  await swipe(page, 70);
  await toastOf(page).waitFor({ state: 'detached', timeout: 3000 });
});

async function swipe(page: Page, distancePx: number): Promise<void> {
  const box = await toastOf(page).boundingBox();
  if (!box) throw new Error('the toast is not on the screen');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distancePx / 2, y, { steps: 4 });
  await page.mouse.move(x + distancePx, y, { steps: 4 });
  await page.mouse.up();
}
