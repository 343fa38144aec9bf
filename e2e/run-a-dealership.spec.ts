import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mailedLink } from './mailed-link.ts';
import { expectAccessible, newEmail, visit, widths } from './visit.ts';

const pass = 'a long password';

const english = {
  company: 'Name of the dealership',
  country: 'Country',
  state: 'State',
  open: 'Open dealer account',
  email: 'E-mail',
  invite: 'Send invitation',
  first: 'First name',
  last: 'Last name',
  createAndJoin: 'Create account and join',
  join: 'Join the dealership',
  title: 'People',
  change: 'Change the profile',
  save: 'Save',
  city: 'City',
  leave: 'Leave the dealership',
  lastOwner: 'You are the only owner.',
  makeOwner: 'Make Bo Diaz an owner',
  nowOwner: 'Bo Diaz is now an owner',
  withdraw: 'Withdraw',
  noInvitations: 'No open invitations.',
  over: 'This invitation is over',
  wrongPassword: 'This is not the password of your account.',
};

const spanish: typeof english = {
  company: 'Nombre del concesionario',
  country: 'País',
  state: 'Estado',
  open: 'Abrir la cuenta',
  email: 'Correo electrónico',
  invite: 'Enviar invitación',
  first: 'Nombre',
  last: 'Apellido',
  createAndJoin: 'Crear cuenta y unirse',
  join: 'Unirse al concesionario',
  title: 'Personas',
  change: 'Cambiar el perfil',
  save: 'Guardar',
  city: 'Ciudad',
  leave: 'Salir del concesionario',
  lastOwner: 'Usted es el único propietario.',
  makeOwner: 'Hacer propietario a Bo Diaz',
  nowOwner: 'Bo Diaz ahora es propietario',
  withdraw: 'Retirar la invitación',
  noInvitations: 'No hay invitaciones abiertas.',
  over: 'Esta invitación ya no sirve',
  wrongPassword: 'Esta no es la contraseña de su cuenta.',
};

async function signUpDealer(page: Page, words: typeof english, url: (path: string) => string) {
  const email = newEmail();
  await page.goto(url('/dealers-signup'));
  await page.locator('input[name=first_name]').fill('Ann');
  await page.locator('input[name=last_name]').fill('Lee');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=pass]').fill(pass);
  await page.getByRole('button', { name: words.open }).click();
  expect(await page.locator(':focus').getAttribute('name')).toBe('company_name');
  await expectAccessible(page);
  await page.getByLabel(words.company).fill('Lee Motors');
  await page.locator('select[name=state]').selectOption('TX');
  await page.getByLabel(words.country).selectOption('MX');
  await page.locator('input[name=state]').fill('Nuevo León');
  await page.locator('input[name=company_website]').fill('not a website');
  await page.getByRole('button', { name: words.open }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'company_website');
  await page.locator('input[name=company_website]').fill('lee.example');
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/dealership'));
  await page.getByText(email).first().waitFor();
  return email;
}

async function invite(page: Page, words: typeof english, email: string) {
  await page.locator('input[name=email]').fill(email);
  await page.getByRole('button', { name: words.invite }).click();
  await page.getByText(email).waitFor();
}

describe.each([
  ['localhost', 'desk', english],
  ['cnv.localhost', 'phone', spanish],
] as const)('at %s on a %s screen', (host, width, words) => {
  it('a dealer opens a dealership, invites a colleague, and hands it over', async () => {
    const owner = await visit(host, widths[width]);
    await signUpDealer(owner.page, words, owner.url);
    await owner.page.getByText(words.lastOwner).waitFor();
    await owner.page.getByText('https://lee.example').waitFor();
    await expectAccessible(owner.page);

    await owner.page.getByRole('button', { name: words.change }).click();
    await owner.page.getByLabel(words.city).fill('Monterrey');
    await expectAccessible(owner.page);
    await owner.page.getByRole('button', { name: words.save, exact: true }).click();
    await owner.page.getByText('Monterrey, Nuevo León').waitFor();

    const email = newEmail();
    await invite(owner.page, words, email);
    const link = await mailedLink(email);
    const guest = await visit(host, widths[width]);
    await guest.page.goto(guest.url(link));
    await guest.page.locator('input[name=first]').fill('Bo');
    await guest.page.locator('input[name=last]').fill('Diaz');
    await guest.page.locator('input[name=pass]').fill(pass);
    await expectAccessible(guest.page);
    await guest.page.keyboard.press('Enter');
    await guest.page.waitForURL(guest.url('/dealership'));
    await guest.page.getByText(email).first().waitFor();
    expect(await guest.page.getByRole('button', { name: words.change }).count()).toBe(0);
    expect(await guest.page.getByRole('button', { name: words.invite }).count()).toBe(0);
    await expectAccessible(guest.page);

    await owner.page.reload();
    await owner.page.getByRole('button', { name: words.makeOwner }).click();
    await owner.page.getByText(words.nowOwner).first().waitFor();
    await owner.page.getByRole('button', { name: words.leave }).click();
    await owner.page.getByRole('dialog').waitFor();
    await expectAccessible(owner.page);
    await owner.page.getByRole('dialog').getByRole('button', { name: words.leave }).click();
    await owner.page.waitForURL(owner.url('/dashboard'));
    await owner.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await owner.page.locator(`nav a[href="/members/dealership"]`).count()).toBe(0);

    await guest.page.reload();
    await guest.page.getByText(words.lastOwner).waitFor();
    await guest.page.goto(guest.url(link));
    await guest.page.getByText(words.over).waitFor();
    await expectAccessible(guest.page);
    // The browser reports each refused call itself: the bad website, and the link that is over.
    const complaints = [...owner.complaints, ...guest.complaints];
    expect(complaints.filter((text) => !/ (400|410) /.test(text))).toEqual([]);
  });
});

it('an existing account joins with its password, also before the gate of a gated brand', async () => {
  const owner = await visit('dealer.localhost');
  await owner.page.goto(owner.url('/securelogin'));
  await owner.page.locator('input[type=email]').fill('gate@example.com');
  await owner.page.locator('input[type=password]').fill('open-the-gate');
  await owner.page.keyboard.press('Enter');
  await owner.page.waitForURL(owner.url('/login'));
  await signUpDealer(owner.page, english, owner.url);

  const email = newEmail();
  await owner.page.evaluate(
    async ([address = '', password = '']) => {
      const body = new FormData();
      body.append('email', address);
      body.append('pass', password);
      await fetch('/members/api-cwa/register', { method: 'POST', body });
    },
    [email, pass],
  );
  await invite(owner.page, english, email);

  const guest = await visit('dealer.localhost', widths.phone);
  await guest.page.goto(guest.url(await mailedLink(email)));
  await guest.page.locator('input[name=pass]').fill('not this one');
  await guest.page.getByRole('button', { name: english.join }).click();
  await guest.page.getByText(english.wrongPassword).waitFor();
  await guest.page.locator('input[name=pass]').fill(pass);
  await guest.page.keyboard.press('Enter');
  // Joined; the rest of the site still asks for the gate.
  await guest.page.waitForURL(guest.url('/securelogin'));

  await owner.page.reload();
  await owner.page.getByText(email).waitFor();
  await invite(owner.page, english, newEmail());
  await owner.page.getByRole('button', { name: english.withdraw }).click();
  await owner.page.getByText(english.noInvitations).waitFor();
});
