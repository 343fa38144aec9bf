import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { askDatabase, linkIn, readMail } from './outbox.ts';
import { expectAccessible, newEmail, visit, widths } from './visit.ts';

const pass = 'a long password';
const newPass = 'another long password';

async function signUp(host: string, viewport: { width: number; height: number } = widths.desk) {
  const visitor = await visit(host, viewport);
  const email = newEmail();
  await visitor.page.goto(visitor.url('/signup'));
  await visitor.page.locator('input[type=email]').fill(email);
  await visitor.page.locator('input[type=password]').fill(pass);
  await visitor.page.keyboard.press('Enter');
  await visitor.page.waitForURL(visitor.url('/dashboard'));
  return { ...visitor, email };
}

async function logIn(page: Page, email: string, password: string) {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
}

/** As if the person had logged in a quarter of an hour ago. */
const ageLogins = (email: string) =>
  askDatabase(
    `update session set authenticated_at = now() - interval '15 minutes'
     where account_id in (select id from account where email = $1)`,
    [email],
  );

describe.each([
  ['localhost', widths.desk, 'Send the link', 'Look into your mailbox'],
  ['cnv.localhost', widths.phone, 'Enviar el enlace', 'Revise su correo'],
] as const)('on %s', (host, viewport, submit, sent) => {
  it('a forgotten password is set anew by a mailed link, which works once', async () => {
    const { page, url, email, context, complaints } = await signUp(host, viewport);
    await page.getByText(email).first().waitFor();
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(url('/forgot-password'));
    await expectAccessible(page);
    await page.locator('input[type=email]').fill(email);
    await page.getByRole('button', { name: submit }).click();
    await page.getByRole('heading', { name: sent }).waitFor();
    await expectAccessible(page);

    const link = linkIn(await readMail(email, 'reset'));
    expect(link).toContain(url('/reset-password?token='));
    await page.goto(link);
    await page.locator('input[type=password]').fill('short');
    await page.keyboard.press('Enter');
    await page.locator('[aria-invalid=true]').waitFor();
    await expectAccessible(page);
    await page.locator('input[type=password]').fill(newPass);
    await page.keyboard.press('Enter');
    await page.waitForURL(url('/dashboard'));
    await page.getByText(email).first().waitFor();

    await page.goto(link);
    await page.locator('input[type=password]').fill(newPass);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.goto(url('/reset-password'));
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  });
});

it('a person goes by keyboard through the account menu to the profile, fills it in, and finds it again', async () => {
  const { page, url, complaints } = await signUp('localhost', widths.phone);
  await page.getByRole('button', { name: 'Account', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Profile' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Profile' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Profile' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/profile'));
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('City').fill('Reno');
  await page.getByLabel('Number of employees').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your profile is saved').first().waitFor();
  await expectAccessible(page);
  await page.getByLabel('City').fill('');
  const saved = page.waitForResponse(/update-profile/);
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await page.getByLabel('First name').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Ann');
  expect(await page.getByLabel('City').inputValue()).toBe('');
  expect(await page.getByLabel('Number of employees').inputValue()).toBe('12');
  await page.goto(url('/dashboard'));
  await page.getByRole('heading', { name: 'Hello, Ann' }).waitFor();
  expect(complaints).toEqual([]);
});

it('a large picture is stored as a small JPEG without what the camera wrote into it', async () => {
  const { page, url } = await signUp('localhost');
  await page.goto(url('/profile'));
  await page.getByText('Choose a picture').waitFor();
  const png = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1800, height: 1200 });
    canvas.getContext('2d')?.fillRect(0, 0, 900, 1200);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  const picture = page.getByRole('img', { name: 'Your picture' });
  await picture.waitFor();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([600, 400]);
  await expectAccessible(page);
  await files.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await page.getByText('This picture could not be read').waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('img', { name: 'No picture yet' }).waitFor();
});

it('a new e-mail is asked for, needs a fresh log-in, and takes effect by the mailed link', async () => {
  const { page, url, email } = await signUp('localhost');
  await ageLogins(email);
  const next = newEmail();
  await page.goto(url('/profile'));
  await page.getByRole('textbox', { name: 'E-mail' }).fill(next);
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.waitForURL(url('/login'));
  await page.getByText('please log in again').waitFor();
  await expectAccessible(page);
  await logIn(page, email, pass);
  await page.waitForURL(url('/profile'));
  await page.getByRole('textbox', { name: 'E-mail' }).fill(next);
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByText(`We sent a link to ${next}`).waitFor();
  await page.goto(linkIn(await readMail(next, 'email-confirm')));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await page.getByText(`Your account now uses ${next}.`).waitFor();
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.waitForURL(url('/profile'));
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(next);
});

it('a person sees where they are logged in, ends one session, changes the password, and logs out everywhere', async () => {
  const { page, url, email } = await signUp('localhost');
  const other = await visit('localhost', widths.phone);
  await other.page.goto(other.url('/login'));
  await logIn(other.page, email, pass);
  await other.page.waitForURL(other.url('/dashboard'));

  await page.goto(url('/security'));
  await page.getByText('This device').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^End the session: Chrome on/ }).click();
  await page.getByText('The session is ended').first().waitFor();
  await other.page.goto(other.url('/profile'));
  await other.page.waitForURL(other.url('/login'));
  await logIn(other.page, email, pass);
  await other.page.waitForURL(other.url('/profile'));

  await page.getByLabel('New password').fill(newPass);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your password is changed').first().waitFor();
  expect(await readMail(email, 'password-changed')).toContain('was changed');
  await other.page.goto(other.url('/security'));
  await other.page.waitForURL(other.url('/login'));

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL(url('/login'));
  await logIn(page, email, newPass);
  await page.waitForURL(url('/dashboard'));
});

it('a person takes their data along and deletes the account', async () => {
  const { page, url, email } = await signUp('cnv.localhost');
  await page.goto(url('/security'));
  await page.getByRole('link', { name: 'Ir a eliminar' }).click();
  await page.waitForURL(url('/delete-account'));
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString('utf8');
  expect(JSON.parse(text).account.email).toBe(email);

  await page.locator('input[type=email]').fill(newEmail());
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await page.getByText('Este no es el correo de su cuenta.').waitFor();
  await page.locator('input[type=email]').fill(email);
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await page.getByRole('heading', { name: 'Su cuenta se eliminó' }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto(url('/contact'));
  await page.goto(url('/delete-account'));
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(url('/login'));
  await logIn(page, email, pass);
  await page.getByText('El correo o la contraseña no son correctos.').waitFor();
});

it('anybody can write to the site from the footer of any page', async () => {
  const { page, url, complaints } = await visit('localhost', widths.phone);
  await page.goto(url('/login'));
  await page.getByRole('link', { name: 'Contact us' }).click();
  await page.waitForURL(url('/contact'));
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Please fill this in.').first().waitFor();
  await expectAccessible(page);
  const email = newEmail();
  await page.getByLabel('Your e-mail').fill(email);
  await page.getByLabel('Message').fill('Where is my report?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Your message is on its way' }).waitFor();
  await expectAccessible(page);
  expect(await askDatabase('select message from contact_message where email = $1', [email])).toEqual([
    { message: 'Where is my report?' },
  ]);
  expect(complaints).toEqual([]);
});
