import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { totpCode, totpStep } from '#server/core/operators/totp.ts';
import { expectAccessible, newEmail, visit, widths } from './visit.ts';

const pass = 'a long password';

/** What an authenticator app does with the key that the page shows. */
function readKey(text: string): Buffer {
  const bits = [...text.replace(/\s/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const codeOf = (secret: Buffer, stepsAway = 0) => totpCode(secret, totpStep(Date.now()) + stepsAway);

async function confirmWithReason(page: Page, button: string, reason: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function openAccount(
  host: string,
): Promise<{ email: string; page: Page; url: (path: string) => string }> {
  const { page, url } = await visit(host);
  const email = newEmail();
  await page.goto(url('/signup'));
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(pass);
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/dashboard'));
  return { email, page, url };
}

it('the first operator logs in, adds a brand, blocks a person and reads it all in the audit log', async () => {
  const { page, context, complaints, url } = await visit('localhost');
  const { email, password } = inject('firstOperator');

  await page.goto(url('/console'));
  await page.waitForURL(url('/admin-login'));
  await page.getByLabel('E-mail').waitFor();
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByAltText('QR code for your authenticator app').waitFor();
  await expectAccessible(page);
  const secret = readKey((await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.keyboard.press('Enter');
  await page.getByText('This code is not right').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor();
  expect(await page.getByRole('listitem').count()).toBe(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have kept them, open the console' }).click();
  await page.getByRole('link', { name: 'Vinyard', exact: true }).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add a site' }).click();
  await page.getByLabel('Name of the brand').fill('Pale Reports');
  await page.getByLabel('Hosts, one a line').fill('cnv.localhost');
  await page.getByLabel('Primary color', { exact: true }).fill('#ffee88');
  await page.getByText('Only 1.1 to 1 as typed, 4.5 needed.').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a site' }).click();
  await page.getByText('This host belongs to another site already.').first().waitFor();
  await page.getByLabel('Hosts, one a line').fill('http://NEW.localhost:3000/');
  await page.getByRole('button', { name: 'Add a site' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pale Reports' }).waitFor();
  expect(await page.getByLabel('Hosts, one a line').inputValue()).toBe('new.localhost');
  await expectAccessible(page);

  // Asking for the host before it was a site's may have been remembered for two seconds.
  await delay(2000);
  const brand = await visit('new.localhost');
  await brand.page.goto(brand.url('/login'));
  await brand.page.getByText('Pale Reports').first().waitFor();
  await expectAccessible(brand.page);
  await brand.context.close();

  const person = await openAccount('new.localhost');
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByLabel('E-mail, name or id').fill(person.email.slice(0, 15));
  await page.keyboard.press('Enter');
  await page.waitForURL(/find=person/);
  await page.getByRole('link', { name: person.email }).click();
  await page.getByRole('heading', { level: 1, name: person.email }).waitFor();
  await expectAccessible(page);
  await confirmWithReason(page, 'Block', 'chargeback on three cards');
  await page.getByText(/Blocked since/).waitFor();
  await person.page.goto(person.url('/dashboard'));
  await person.page.waitForURL(person.url('/login'));
  await person.page.locator('input[type=email]').fill(person.email);
  await person.page.locator('input[type=password]').fill(pass);
  await person.page.keyboard.press('Enter');
  await person.page.getByText('This account is blocked.').waitFor();

  await page.getByRole('link', { name: 'Audit log' }).click();
  const log = page.getByRole('table', { name: 'Audit log' });
  await log.getByText('chargeback on three cards').waitFor();
  await log.getByText('Site added').waitFor();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('audit.csv');

  for (const place of ['Generations', 'Outbox', 'Jobs', 'Sources', 'Operators']) {
    await page.getByRole('link', { name: place, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: place }).waitFor();
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await expectAccessible(page);
  }

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(url('/admin-login'));
  await page.goto(url('/console/audit'));
  await page.waitForURL(url('/admin-login'));

  // The browser reports each refusal itself; nothing else may be complained about.
  expect(complaints.filter((text) => !/40[0139]/.test(text))).toEqual([]);
  await context.close();

  const phone = await visit('dealer.localhost', widths.phone);
  await phone.page.goto(phone.url('/admin-login'));
  await phone.page.getByLabel('E-mail').fill(email);
  await phone.page.getByLabel('Password', { exact: true }).fill(password);
  await phone.page.keyboard.press('Enter');
  await phone.page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await phone.page.keyboard.press('Enter');
  await phone.page.getByRole('link', { name: 'Pale Reports' }).waitFor();
  await phone.page.getByRole('button', { name: 'Español' }).click();
  await phone.page.getByRole('heading', { level: 1, name: 'Sitios' }).waitFor();
  await expectAccessible(phone.page);
  const width = await phone.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(widths.phone.width);
}, 180_000);
