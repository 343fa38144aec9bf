import * as z from 'zod/mini';
import { SignedIn } from './accounts.ts';
import { optionalLink, optionalPhone, optionalSocial } from './contact-fields.ts';
import { endpoint } from './endpoint.ts';
import { email, newPassword, optionalText, password, success, text, whole } from './fields.ts';

/** Section 3: what a dealer profile says about the dealership. */
const dealershipFields = {
  company_name: text(200),
  phone: optionalPhone(),
  address: optionalText(300),
  unit: optionalText(40),
  city: optionalText(120),
  state: optionalText(80),
  pincode: optionalText(20),
  country: optionalText(80),
  company_website: optionalLink(),
  instagram: optionalSocial(),
  facebook: optionalSocial(),
  twitter: optionalSocial(),
  no_of_employees: z._default(whole(0, 1_000_000), 0),
};

const DealershipProfile = z.object({
  company_name: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  country: z.nullable(z.string()),
  company_website: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  facebook: z.nullable(z.string()),
  twitter: z.nullable(z.string()),
  no_of_employees: z.number(),
});
export type DealershipProfile = z.infer<typeof DealershipProfile>;

/** Owners change the profile and the people; members use the credits. */
const Role = z.enum(['owner', 'member'], 'invalid');
export type DealershipRole = z.infer<typeof Role>;

const Person = z.object({
  id: z.string(),
  email: z.string(),
  first: z.nullable(z.string()),
  last: z.nullable(z.string()),
  role: Role,
  joined: z.string(),
});
export type DealershipPerson = z.infer<typeof Person>;

const done = z.object({ status: success });
const mailsPerHour = { rates: [{ per: 'account', count: 60, seconds: 3600 }] } as const;

export const registerDealer = endpoint({
  method: 'POST',
  path: 'api-cwa/dealer-register',
  about: 'Opens a dealer account with its dealership and signs it in.',
  access: 'anyone',
  gate: 'open',
  send: 'form',
  input: z.object({
    ...dealershipFields,
    email: email(),
    pass: z.optional(newPassword()),
    first_name: text(100),
    last_name: text(100),
  }),
  reply: SignedIn,
  failureMessage: 'error',
  limits: { rates: [{ per: 'address', count: 20, seconds: 3600 }] },
});

export const currentDealership = endpoint({
  method: 'GET',
  path: 'api/dealership',
  about: 'The dealership of the signed-in dealer: its profile and its people.',
  access: 'dealer',
  gate: 'pass',
  send: 'query',
  input: z.object({}),
  reply: z.object({ status: success, role: Role, profile: DealershipProfile, people: z.array(Person) }),
});

export const updateDealership = endpoint({
  method: 'POST',
  path: 'api/dealership/update',
  about: 'Replaces the profile of the dealership; a field that is not sent is emptied.',
  access: 'owner',
  gate: 'pass',
  send: 'json',
  input: z.object(dealershipFields),
  reply: z.object({ status: success, profile: DealershipProfile }),
});

export const changeDealershipRole = endpoint({
  method: 'POST',
  path: 'api/dealership/change-role',
  about: 'Makes a person of the dealership an owner or a member.',
  access: 'owner',
  gate: 'pass',
  send: 'json',
  input: z.object({ person: z.uuid('invalid'), role: Role }),
  reply: done,
});

export const removeFromDealership = endpoint({
  method: 'POST',
  path: 'api/dealership/remove-person',
  about: 'Takes a person out of the dealership; the account stays, with its own credits.',
  access: 'owner',
  gate: 'pass',
  send: 'json',
  input: z.object({ person: z.uuid('invalid') }),
  reply: done,
});

export const leaveDealership = endpoint({
  method: 'POST',
  path: 'api/dealership/leave',
  about: 'Leaves the dealership; the account stays, with its own credits.',
  access: 'dealer',
  gate: 'pass',
  send: 'json',
  input: z.object({}),
  reply: done,
});

export const listInvitations = endpoint({
  method: 'GET',
  path: 'api/dealership/invitations',
  about: 'The invitations that nobody has accepted yet.',
  access: 'owner',
  gate: 'pass',
  send: 'query',
  input: z.object({}),
  reply: z.object({
    status: success,
    invitations: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        role: Role,
        sent: z.string(),
        expires: z.string(),
        is_over: z.boolean(),
      }),
    ),
  }),
});

export const invitePerson = endpoint({
  method: 'POST',
  path: 'api/dealership/invite',
  about: 'Mails an invitation into the dealership; its link works once, within seven days.',
  access: 'owner',
  gate: 'pass',
  send: 'json',
  input: z.object({ email: email(), role: Role }),
  reply: done,
  limits: mailsPerHour,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: 'api/dealership/resend-invitation',
  about: 'Mails an invitation again with a new link; the old link ends.',
  access: 'owner',
  gate: 'pass',
  send: 'json',
  input: z.object({ invitation: z.uuid('invalid') }),
  reply: done,
  limits: mailsPerHour,
});

export const revokeInvitation = endpoint({
  method: 'POST',
  path: 'api/dealership/revoke-invitation',
  about: 'Ends an invitation.',
  access: 'owner',
  gate: 'pass',
  send: 'json',
  input: z.object({ invitation: z.uuid('invalid') }),
  reply: done,
});

export const viewInvitation = endpoint({
  method: 'POST',
  path: 'api/invitation',
  about: 'What an invitation says to whoever holds its link.',
  access: 'anyone',
  gate: 'open',
  send: 'json',
  input: z.object({ token: text(100) }),
  reply: z.object({
    status: success,
    company_name: z.string(),
    email: z.string(),
    role: Role,
    /** Whether the invited address has an account on this site already. */
    has_account: z.boolean(),
  }),
  limits: { rates: [{ per: 'address', count: 120, seconds: 300 }] },
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: 'api/invitation/accept',
  about: 'Joins the dealership with the password of the invited account, or opens that account; signs it in.',
  access: 'anyone',
  gate: 'open',
  send: 'json',
  input: z.object({
    token: text(100),
    pass: password(),
    first: optionalText(100),
    last: optionalText(100),
  }),
  reply: SignedIn,
  limits: { rates: [{ per: 'address', count: 60, seconds: 300 }] },
});

export const joinDealership = endpoint({
  method: 'POST',
  path: 'api/invitation/join',
  about: 'Joins the dealership as the signed-in person, who must be the one invited.',
  access: 'customer',
  gate: 'open',
  send: 'json',
  input: z.object({ token: text(100) }),
  reply: done,
});
