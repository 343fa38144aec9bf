import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, newPassword, optionalText, optionalWhole, text, unsettled } from './fields.ts';

/** Section 3: the fields of a profile and of a dealer profile. */
export const profileFields = {
  email: optionalText(254),
  phone: optionalText(40),
  unit: optionalText(40),
  no_of_employees: optionalWhole(0, 1_000_000),
  state: optionalText(80),
  city: optionalText(120),
  address: optionalText(300),
  company_name: optionalText(200),
  instagram: optionalText(200),
  facebook: optionalText(200),
  twitter: optionalText(200),
  company_website: optionalText(300),
  country: optionalText(80),
  pincode: optionalText(20),
};

export const updateProfile = endpoint({
  method: 'POST',
  path: 'api/user/update-profile',
  aliases: ['api-cwa/update-profile'],
  about: 'Changes the profile of the signed-in person.',
  access: 'customer',
  gate: 'pass',
  send: 'json',
  input: z.object({ ...profileFields, first: optionalText(100), last: optionalText(100) }),
  reply: unsettled,
});

export const changePassword = endpoint({
  method: 'POST',
  path: 'api-cwa/change-password',
  about: 'Sets a new password and ends all other tokens.',
  access: 'customer',
  gate: 'pass',
  send: 'form',
  input: z.object({ new_pass: newPassword() }),
  reply: unsettled,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: 'api-cwa/reset-password',
  about: 'Sends a link to set a new password; never tells whether the address has an account.',
  access: 'anyone',
  gate: 'pass',
  send: 'form',
  input: z.object({ email: email() }),
  reply: unsettled,
  limits: { rates: [{ per: 'address', count: 20, seconds: 3600 }] },
});

export const socialLogin = endpoint({
  method: 'POST',
  path: 'landing/firebase-social-login',
  about: 'Signs a person in with a Firebase ID token.',
  access: 'anyone',
  gate: 'pass',
  send: 'form',
  input: z.object({ id_token: text(8000) }),
  reply: unsettled,
  limits: { rates: [{ per: 'address', count: 60, seconds: 300 }] },
});
