import { describe, expect, it } from 'vitest';
import { expectAccessible, newEmail, visit, widths } from './visit.ts';

/** A real 2003 Honda Accord, as vPIC's own examples decode it. */
const accord = '1HGCM82633A004352';
const camaro = '124379N500001';
/** A Mustang of 1969 or of 1979: the year is one digit. */
const mustang = '9F02Z111111';

describe.each(Object.entries(widths))('on a %s screen', (_name, viewport) => {
  it('a misread VIN is marked, corrected by one press, shown, shared and left by the back button', async () => {
    const { page, context, complaints, url } = await visit('localhost', viewport);
    await page.goto(url('/free-vin-check'));
    const field = page.getByLabel('VIN', { exact: true }).and(page.locator('input'));
    // Its 8 is read as a B.
    await field.pressSequentially('1hgc mb2-633a0');
    expect(await field.inputValue()).toBe('1HGCMB2633A0');
    await page.getByText('Honda').waitFor();
    await page.getByText('12 of 17 characters').waitFor();
    await field.pressSequentially('04352');
    await page.getByText('One character is probably misread: for this VIN the 9th should be 7.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);

    await page.getByRole('button', { name: `${accord} character 6: 8 instead of B` }).click();
    const heading = page.getByRole('heading', { name: '2003 Honda Accord' });
    await heading.waitFor();
    expect(page.url()).toBe(url(`/free-vin-check?vin=${accord}`));
    expect(await page.title()).toContain('2003 Honda Accord');
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe(accord);
    await page.getByText('EX-V6').first().waitFor();
    await page.getByText('Recalls, titles, accidents, mileage and theft records are not here yet').waitFor();
    await page.getByRole('heading', { name: 'Everything we know' }).click();
    await page.getByRole('row', { name: /Plant City MARYSVILLE vPIC, our copy/ }).waitFor();
    await expectAccessible(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);

    await page.reload();
    await heading.waitFor();
    await page.goBack();
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
    await page.getByRole('link', { name: '2003 Honda Accord' }).click();
    await heading.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a number from before 1981 shows every reading, and a year narrows them', async () => {
    const { page, context, complaints, url } = await visit('cnv.localhost', viewport);
    await page.goto(url('/verificar-vin-gratis'));
    await page.getByLabel('VIN', { exact: true }).and(page.locator('input')).fill(camaro);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '1969 Chevrolet Camaro V8', level: 2 }).waitFor();
    await page.getByText('Norwood, Ohio').waitFor();
    await page.getByText(/^Fuente: /).waitFor();

    await page.goto(url(`/vin-check?vin=${mustang}`));
    await page.getByText('Este número se puede leer de 2 maneras.').waitFor();
    await page.getByRole('heading', { name: '1979 Ford Mustang' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: '1969', exact: true }).click();
    await page.getByRole('heading', { name: '1969 Ford Mustang', level: 2 }).waitFor();
    expect(page.url()).toBe(url(`/vin-check?vin=${mustang}&year=1969`));
    expect(await page.getByRole('heading', { name: '1979 Ford Mustang' }).count()).toBe(0);
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole('heading', { name: '1979 Ford Mustang' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a car is found by year, make and model, with the trims it was sold with', async () => {
    const { page, context, complaints, url } = await visit('localhost', viewport);
    await page.goto(url('/vin-check'));
    await page.getByRole('tab', { name: 'Year, make, model' }).click();
    await page.getByLabel('Year', { exact: true }).selectOption('2019');
    await page.getByLabel('Make', { exact: true }).selectOption('Honda');
    await page.getByLabel('Model', { exact: true }).selectOption('Civic');
    await page.getByLabel('Trim', { exact: true }).selectOption('EX');
    await page.getByRole('heading', { name: '2019 Honda Civic EX' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Sport Touring' }).waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('heading', { name: '2019 Honda Civic EX' }).waitFor();
    await page.getByLabel('Make', { exact: true }).selectOption('Kia');
    await expect.poll(() => page.getByLabel('Model', { exact: true }).inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('what cannot be a VIN is held back, and what nobody knows is said to be unknown', async () => {
  const { page, url } = await visit('localhost');
  await page.goto(url('/vin-check'));
  const field = page.locator('input[name=vin]');
  await page.keyboard.press('Tab');
  await field.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Enter a VIN first.').first().waitFor();
  await field.fill(accord.slice(0, 16));
  await page.keyboard.press('Enter');
  await page.getByText('A VIN has 17 characters: 1 is missing.').first().waitFor();
  expect(page.url()).toBe(url('/vin-check'));

  await page.goto(url(`/vin-check?vin=${accord.slice(0, 16)}`));
  await page.getByRole('heading', { name: 'Wrong VIN' }).waitFor();
  await page.goto(url('/vin-check?vin=ZZZCM82633A004352'));
  await page.getByRole('heading', { name: 'We do not know this vehicle' }).waitFor();
  await expectAccessible(page);
});

it('a VIN made for Europe is offered as such, and nothing is decided for the person', async () => {
  const { page, url } = await visit('localhost');
  await page.goto(url('/vin-check'));
  await page.locator('input[name=vin]').fill('WVWZZZ1JZXW000001');
  await page.getByRole('button', { name: 'Check it as European' }).click();
  await page.getByText('Checked as European').waitFor();
  await page.getByRole('button', { name: 'Look it up', exact: true }).click();
  await page.getByRole('heading', { name: 'Volkswagen', exact: true }).waitFor();
  expect(page.url()).toBe(url('/vin-check?vin=WVWZZZ1JZXW000001&europe=yes'));
  expect(await page.getByText('The check digit (9th character) does not fit').count()).toBe(0);
});

it('letters are raised without moving the caret', async () => {
  const { page, url } = await visit('localhost');
  await page.goto(url('/vin-check'));
  const field = page.locator('input[name=vin]');
  await field.fill('1HGCM2633');
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('x-8');
  expect(await field.inputValue()).toBe('1HGCMX82633');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7);
});

it('a look-up that fails says so and works when tried again', async () => {
  const { page, url } = await visit('localhost');
  let isDown = true;
  await page.route('**/api-cwa/decode*', (route) =>
    isDown ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
  );
  await page.goto(url(`/vin-check?vin=${accord}`));
  await page.getByText('The look-up did not work').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: '2003 Honda Accord' }).waitFor();
});

it('a look-up without a connection waits and goes on by itself', async () => {
  const { page, context, url } = await visit('localhost');
  await page.goto(url('/vin-check'));
  await page.locator('input[name=vin]').waitFor();
  await context.setOffline(true);
  await page.locator('input[name=vin]').fill(accord);
  await page.keyboard.press('Enter');
  await page.getByText('You are offline.').waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { name: '2003 Honda Accord' }).waitFor();
});

it('the dashboard starts with the field, keeps what was looked up, and forgets it at log-out', async () => {
  const { page, url } = await visit('localhost', widths.phone);
  await page.goto(url('/signup'));
  await page.locator('input[type=email]').fill(newEmail());
  await page.locator('input[type=password]').fill('a long password');
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/dashboard'));
  await page.locator('input[name=vin]').fill(accord);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '2003 Honda Accord' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: '2003 Honda Accord' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(url('/login'));
  expect(await page.evaluate(() => localStorage.getItem('recent_vehicles'))).toBeNull();
});

it('the Spanish address speaks Spanish on an English site until another language is chosen', async () => {
  const { page, url } = await visit('localhost');
  await page.goto(url('/verificar-vin-gratis'));
  await page.getByRole('heading', { name: 'Verificar un VIN gratis' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Free VIN check in Spanish' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Free VIN check in Spanish' }).waitFor();
});
