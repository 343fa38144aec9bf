import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, optionalText, password, success, text, whole } from './fields.ts';

const done = z.object({ status: success });
const siteId = () => whole(1, 2_147_483_647);
const empty = (value: string | undefined) => value || null;
const pattern = (maxLength: number, form: RegExp, problem: string) =>
  z.pipe(
    z.optional(z.string().check(z.trim(), z.maxLength(maxLength, 'too-long'), z.regex(form, problem))),
    z.transform(empty),
  );
const optionalEmail = () => z.pipe(z.optional(z.union([z.literal(''), email()])), z.transform(empty));

/** What an operator may set; a colour that cannot be read and a host that is taken are found by the server. */
const fields = {
  name: text(80),
  language: z.enum(['en', 'es']),
  is_spanish_brand: z.boolean(),
  currency: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{3}$/, 'not-a-currency')),
  /** The first is the main one. */
  hosts: z.array(text(253)).check(z.minLength(1, 'required'), z.maxLength(20, 'too-large')),
  primary_color: z.pipe(optionalText(40), z.transform(empty)),
  secondary_color: z.pipe(optionalText(40), z.transform(empty)),
  tertiary_color: z.pipe(optionalText(40), z.transform(empty)),
  credit_type: z.enum(['separate', 'global']),
  allows_network_sources: z.boolean(),
  clarity: pattern(20_000, /^[A-Za-z0-9+/=\s]*$/, 'not-base64'),
  google_analytics: pattern(40, /^((G|UA|AW)-[A-Za-z0-9-]{4,30})?$/i, 'not-an-analytics-id'),
  google_tag: pattern(40, /^(GTM-[A-Za-z0-9]{4,30})?$/i, 'not-a-tag-id'),
  contact_email: optionalEmail(),
  mail_from: optionalEmail(),
  firebase_project_id: pattern(40, /^[a-z0-9-]*$/, 'invalid'),
};

const SiteFields = z.object(fields);
export type SiteFields = z.infer<typeof SiteFields>;

export const ConsoleSite = z.object({
  id: z.number(),
  ...z.object({
    name: z.string(),
    language: z.enum(['en', 'es']),
    is_spanish_brand: z.boolean(),
    currency: z.string(),
    hosts: z.array(z.string()),
    primary_color: z.nullable(z.string()),
    secondary_color: z.nullable(z.string()),
    tertiary_color: z.nullable(z.string()),
    credit_type: z.string(),
    allows_network_sources: z.boolean(),
    clarity: z.nullable(z.string()),
    google_analytics: z.nullable(z.string()),
    google_tag: z.nullable(z.string()),
    contact_email: z.nullable(z.string()),
    mail_from: z.nullable(z.string()),
    firebase_project_id: z.nullable(z.string()),
    security: z.string(),
    created: z.string(),
  }).shape,
});
export type ConsoleSite = z.infer<typeof ConsoleSite>;

const SiteLine = z.object({
  id: z.number(),
  name: z.string(),
  hosts: z.array(z.string()),
  language: z.string(),
  currency: z.string(),
  primary_color: z.nullable(z.string()),
  is_gated: z.boolean(),
  people: z.number(),
  created: z.string(),
});
export type SiteLine = z.infer<typeof SiteLine>;

export const siteList = endpoint({
  method: 'GET',
  path: 'api/operator/sites',
  about: 'Every site of the installation.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({}),
  reply: z.object({ status: success, sites: z.array(SiteLine) }),
});

export const siteDetails = endpoint({
  method: 'GET',
  path: 'api/operator/site',
  about: 'One site with all its settings, and the e-mails that pass its gate.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({ id: siteId() }),
  reply: z.object({ status: success, site: ConsoleSite, gate_emails: z.array(z.string()) }),
});

export const addSite = endpoint({
  method: 'POST',
  path: 'api/operator/add-site',
  about: 'Adds a brand; it is served at its hosts within two seconds.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: SiteFields,
  reply: z.object({ status: success, id: z.number() }),
});

export const editSite = endpoint({
  method: 'POST',
  path: 'api/operator/edit-site',
  about: 'Replaces the settings of a site.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({ id: siteId(), ...fields, reason: text(500) }),
  reply: done,
});

export const setSiteGate = endpoint({
  method: 'POST',
  path: 'api/operator/set-gate',
  about: 'Puts the security gate of a site up or takes it down; up needs a credential.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({ id: siteId(), is_gated: z.boolean(), reason: text(500) }),
  reply: done,
});

export const setGateCredential = endpoint({
  method: 'POST',
  path: 'api/operator/set-gate-credential',
  about:
    'Adds a gate credential or gives it a new password; with `ends_passes` everybody passes the gate anew.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({
    id: siteId(),
    email: email(),
    pass: password().check(z.minLength(8, 'password-too-short')),
    ends_passes: z.boolean(),
    reason: text(500),
  }),
  reply: done,
});

export const removeGateCredential = endpoint({
  method: 'POST',
  path: 'api/operator/remove-gate-credential',
  about: 'Removes a gate credential and ends every pass of the site.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({ id: siteId(), email: email(), reason: text(500) }),
  reply: done,
});
