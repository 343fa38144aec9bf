import { describe, expect, it } from 'vitest';
import { expectAccessible, newEmail, visit, widths } from './visit.ts';

const pass = 'a long password';

const brands = [
  {
    host: 'localhost',
    language: 'en',
    words: {
      email: 'E-mail',
      password: 'Password',
      create: 'Create account',
      logIn: 'Log in',
      logOut: 'Log out',
      account: 'Account',
      taken: 'This e-mail already has an account. Log in instead.',
      wrong: 'The e-mail or the password is not right.',
    },
  },
  {
    host: 'cnv.localhost',
    language: 'es',
    words: {
      email: 'Correo',
      password: 'Contraseña',
      create: 'Crear cuenta',
      logIn: 'Iniciar sesión',
      logOut: 'Cerrar sesión',
      account: 'Cuenta',
      taken: 'Este correo ya tiene una cuenta. Inicie sesión.',
      wrong: 'El correo o la contraseña no son correctos.',
    },
  },
  {
    host: 'dealer.localhost',
    language: 'en',
    gate: { email: 'gate@example.com', pass: 'open-the-gate' },
    words: {
      email: 'E-mail',
      password: 'Password',
      create: 'Create account',
      logIn: 'Log in',
      logOut: 'Log out',
      account: 'Account',
      taken: 'This e-mail already has an account. Log in instead.',
      wrong: 'The e-mail or the password is not right.',
    },
  },
] as const;

type Brand = (typeof brands)[number];

async function enter(brand: Brand, viewport: { width: number; height: number }) {
  const visitor = await visit(brand.host, viewport);
  const { page, url } = visitor;
  await page.goto(url('/'));
  if ('gate' in brand) {
    await page.waitForURL(url('/securelogin'));
    await expectAccessible(page);
    await page.locator('input[type=email]').fill(brand.gate.email);
    await page.locator('input[type=password]').fill(brand.gate.pass);
    await page.keyboard.press('Enter');
  }
  await page.waitForURL(url('/login'));
  return visitor;
}

const stored = (text: string | null) => JSON.parse(text ?? 'null');

describe.each(Object.entries(widths))('on a %s screen', (_name, viewport) => {
  it('three people open accounts on three brands at once, come home, leave and come back', async () => {
    await Promise.all(brands.map((brand) => openAccount(brand, viewport)));
  });
});

async function openAccount(brand: Brand, viewport: { width: number; height: number }): Promise<void> {
  const { page, context, complaints, url } = await enter(brand, viewport);
  const { words } = brand;
  expect(await page.locator('html').getAttribute('lang')).toBe(brand.language);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);

  await page.goto(url('/signup'));
  const email = newEmail();
  await page.getByLabel(words.email, { exact: false }).first().fill(email);
  await page.locator('input[type=password]').fill(pass);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.create }).click();
  await page.waitForURL(url('/dashboard'));
  await page.getByText(email).first().waitFor();
  await expectAccessible(page);

  const user = stored(await page.evaluate(() => localStorage.getItem('user')));
  expect(Object.keys(user).sort()).toEqual(['email', 'id', 'token', 'tracking_id']);
  const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie.value]));
  expect(cookies).toMatchObject({
    token: user.token,
    id: user.id,
    email: encodeURIComponent(user.email),
    tracking_id: user.tracking_id,
  });

  await page.goto(url('/login'));
  await page.waitForURL(url('/dashboard'));
  await page.getByRole('button', { name: words.account }).click();
  await page.getByRole('button', { name: words.logOut }).click();
  await page.waitForURL(url('/login'));
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  const status = await page.evaluate(async (token) => {
    const answer = await fetch('/members/api/user/account', {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.status;
  }, user.token);
  expect(status).toBe(401);

  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill('not this one');
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
  await page.getByText(words.wrong).waitFor();
  await page.locator('input[type=password]').fill(pass);
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/dashboard'));

  const second = await enter(brand, viewport);
  await second.page.goto(second.url('/signup'));
  await second.page.locator('input[type=email]').fill(email);
  await second.page.locator('input[type=password]').fill(pass);
  await second.page.getByRole('button', { name: words.create }).click();
  await second.page.getByText(words.taken).first().waitFor();
  await second.context.close();

  // The browser reports each refused log-in itself; nothing else may be complained about.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  await context.close();
}

it('an account of one brand is unknown on another', async () => {
  const email = newEmail();
  const home = await visit('localhost');
  await home.page.goto(home.url('/signup'));
  await home.page.locator('input[type=email]').fill(email);
  await home.page.locator('input[type=password]').fill(pass);
  await home.page.keyboard.press('Enter');
  await home.page.waitForURL(home.url('/dashboard'));

  const other = await visit('cnv.localhost');
  await other.page.goto(other.url('/login'));
  await other.page.locator('input[type=email]').fill(email);
  await other.page.locator('input[type=password]').fill(pass);
  await other.page.keyboard.press('Enter');
  await other.page.getByText('El correo o la contraseña no son correctos.').waitFor();
});

it('too many wrong passwords are told to wait', async () => {
  const { page, url } = await visit('localhost');
  const email = newEmail();
  await page.goto(url('/login'));
  await page.locator('input[type=email]').fill(email);
  for (let tries = 0; tries < 11; tries++) {
    await page.locator('input[type=password]').fill(`wrong ${tries}`);
    const answered = page.waitForResponse(/api-cwa\/login/);
    await page.keyboard.press('Enter');
    await answered;
  }
  await page.getByText('Too many tries. Please wait a little and try again.').waitFor();
});

it('setting the gate flag by hand shows a form, but the server still answers nothing', async () => {
  const { page, url } = await visit('dealer.localhost');
  await page.goto(url('/login'));
  await page.waitForURL(url('/securelogin'));
  await page.evaluate(() => localStorage.setItem('security_gate', 'true'));
  await page.goto(url('/login'));
  await page.locator('input[type=email]').fill(newEmail());
  await page.locator('input[type=password]').fill(pass);
  const answered = page.waitForResponse(/api-cwa\/login/);
  await page.keyboard.press('Enter');
  expect((await answered).status()).toBe(401);
  await page.waitForURL(url('/securelogin'));
});

it('an unknown page is a 404 for browsers and search engines alike', async () => {
  const { page, url } = await visit('localhost');
  const answer = await page.goto(url('/vin-chek'));
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
});
