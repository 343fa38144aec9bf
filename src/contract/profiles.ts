import * as z from 'zod/mini';
import { imageCompression } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { changedText, changedWhole, email, optionalText, optionalWhole, success, text } from './fields.ts';

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

const nullableText = z.nullable(z.string());

const Profile = z.object({
  status: success,
  email: z.string(),
  /** A new address that has not been confirmed yet. */
  email_pending: nullableText,
  phone: nullableText,
  first: nullableText,
  last: nullableText,
  unit: nullableText,
  no_of_employees: z.nullable(z.number()),
  address: nullableText,
  city: nullableText,
  state: nullableText,
  pincode: nullableText,
  country: nullableText,
  company_name: nullableText,
  company_website: nullableText,
  instagram: nullableText,
  facebook: nullableText,
  twitter: nullableText,
  has_image: z.boolean(),
});

export const readProfile = endpoint({
  method: 'GET',
  path: 'api/user/profile',
  about: 'The profile of the signed-in person.',
  access: 'customer',
  gate: 'pass',
  send: 'query',
  input: z.object({}),
  reply: Profile,
});

/** A field that is not sent stays as it is; an empty one is cleared. A new e-mail takes effect once it is confirmed. */
export const updateProfile = endpoint({
  method: 'POST',
  path: 'api/user/update-profile',
  aliases: ['api-cwa/update-profile'],
  sendsEmpty: true,
  about: 'Changes the profile; a new e-mail needs a log-in of the last ten minutes and is confirmed by mail.',
  access: 'customer',
  gate: 'pass',
  send: 'json',
  input: z.object({
    email: z.optional(email()),
    phone: changedText(40),
    first: changedText(100),
    last: changedText(100),
    unit: changedText(40),
    no_of_employees: changedWhole(0, 1_000_000),
    address: changedText(300),
    city: changedText(120),
    state: changedText(80),
    pincode: changedText(20),
    country: changedText(80),
    company_name: changedText(200),
    company_website: changedText(300),
    instagram: changedText(200),
    facebook: changedText(200),
    twitter: changedText(200),
  }),
  reply: Profile,
  limits: { rates: [{ per: 'account', count: 60, seconds: 3600 }] },
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: 'api/user/confirm-email',
  about: 'Puts a new e-mail in place of the old one by the link of a mail.',
  access: 'anyone',
  gate: 'open',
  send: 'form',
  input: z.object({ token: text(200) }),
  reply: z.object({ status: success, id: z.string(), email: z.string() }),
  limits: { rates: [{ per: 'address', count: 30, seconds: 3600 }] },
});

export const uploadProfileImage = endpoint({
  method: 'POST',
  path: 'api/user/upload-image',
  about: 'Stores the picture of a profile: JPEG, PNG or WebP, at most 2 MB.',
  access: 'customer',
  gate: 'pass',
  send: 'form',
  /** A file part of a form. */
  input: z.object({ image: z.pipe(z.unknown(), z.instanceof(Uint8Array, { message: 'not-an-image' })) }),
  reply: z.object({ status: success }),
  limits: {
    bodyBytes: imageCompression.maxBytes + 16 * 1024,
    rates: [{ per: 'account', count: 60, seconds: 3600 }],
  },
});

/** Answers with the bytes of the picture, not with JSON. */
export const readProfileImage = endpoint({
  method: 'GET',
  path: 'api/user/image',
  about: 'The picture of the signed-in person, for nobody else.',
  access: 'customer',
  gate: 'pass',
  send: 'query',
  input: z.object({}),
  reply: z.unknown(),
});

export const removeProfileImage = endpoint({
  method: 'POST',
  path: 'api/user/remove-image',
  about: 'Removes the picture of a profile.',
  access: 'customer',
  gate: 'pass',
  send: 'form',
  input: z.object({}),
  reply: z.object({ status: success }),
});
