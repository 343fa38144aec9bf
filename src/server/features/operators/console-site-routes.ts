import {
  addSite,
  editSite,
  removeGateCredential,
  type SiteFields,
  setGateCredential,
  setSiteGate,
  siteDetails,
  siteList,
} from '#contract/operator-sites.ts';
import { hashPassword } from '#server/core/accounts/password.ts';
import { operatorAction } from '#server/core/calls/operator-action.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import {
  deleteGateCredential,
  endGatePasses,
  listGateEmails,
  putGateCredential,
} from '#server/core/gate/gate-edit-store.ts';
import {
  type ConsoleSiteRow,
  insertConsoleSite,
  listConsoleSites,
  readConsoleSite,
  replaceHosts,
  setSecurity,
  updateConsoleSite,
} from '#server/core/operators/console-site-store.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { changedFacts } from './changed-facts.ts';
import { checkSiteFields } from './check-site-fields.ts';

async function findSite(db: Db, id: number): Promise<ConsoleSiteRow> {
  const site = await readConsoleSite(db, id);
  if (!site) throw new Problem('not-found');
  return site;
}

async function takeHosts(tx: Db, siteId: number, hosts: SiteFields['hosts']): Promise<void> {
  const taken = await replaceHosts(tx, siteId, hosts);
  if (taken.length > 0) throw new Problem('invalid-input', { fields: { hosts: 'host-taken' } });
}

export const consoleSiteRoutes: readonly Route[] = [
  route(siteList, async ({ db }) => {
    const sites = await listConsoleSites(db);
    return success({
      sites: sites.map((site) => ({
        id: site.id,
        name: site.name,
        hosts: site.hosts,
        language: site.is_spanish_brand ? 'es' : site.language,
        currency: site.currency,
        primary_color: site.primary_color,
        is_gated: site.security !== 'disabled',
        people: site.people,
        created: site.createdAt.toISOString(),
      })),
    });
  }),

  route(siteDetails, async ({ db }, { input }) => {
    const { createdAt, ...site } = await findSite(db, input.id);
    return success({
      site: { ...site, created: createdAt.toISOString() },
      gate_emails: await listGateEmails(db, input.id),
    });
  }),

  operatorAction(addSite, async (tx, { input }) => {
    const { hosts, ...choices } = checkSiteFields(input);
    const id = await insertConsoleSite(tx, choices);
    await takeHosts(tx, id, hosts);
    const { after } = changedFacts({}, { ...choices, hosts });
    return { answer: success({ id }), audit: { action: 'add-site', siteId: id, after } };
  }),

  operatorAction(editSite, async (tx, { input: { id, reason: _reason, ...typed } }) => {
    const before = await findSite(tx, id);
    const { hosts, ...choices } = checkSiteFields(typed);
    await updateConsoleSite(tx, id, choices);
    await takeHosts(tx, id, hosts);
    return {
      answer: success({}),
      audit: { action: 'edit-site', siteId: id, ...changedFacts({ ...before }, { ...choices, hosts }) },
    };
  }),

  operatorAction(setSiteGate, async (tx, { input }) => {
    const { security } = await findSite(tx, input.id);
    if (input.is_gated && (await listGateEmails(tx, input.id)).length === 0) {
      throw new Problem('gate-needs-credential');
    }
    const after = input.is_gated ? 'enabled' : 'disabled';
    await setSecurity(tx, input.id, after);
    return {
      answer: success({}),
      audit: { action: 'set-gate', siteId: input.id, before: { security }, after: { security: after } },
    };
  }),

  operatorAction(setGateCredential, async (tx, { input }) => {
    await findSite(tx, input.id);
    const wasThere = (await listGateEmails(tx, input.id)).includes(input.email);
    const passwordHash = await hashPassword(input.pass);
    await putGateCredential(tx, { siteId: input.id, email: input.email, passwordHash });
    if (input.ends_passes) await endGatePasses(tx, input.id);
    return {
      answer: success({}),
      audit: {
        action: wasThere ? 'rotate-gate-credential' : 'add-gate-credential',
        siteId: input.id,
        target: input.email,
        after: { passes_ended: input.ends_passes },
      },
    };
  }),

  operatorAction(removeGateCredential, async (tx, { input }) => {
    const { security } = await findSite(tx, input.id);
    const emails = await listGateEmails(tx, input.id);
    if (!emails.includes(input.email)) throw new Problem('not-found');
    if (emails.length === 1 && security !== 'disabled') throw new Problem('gate-needs-credential');
    await deleteGateCredential(tx, input.id, input.email);
    await endGatePasses(tx, input.id);
    return {
      answer: success({}),
      audit: { action: 'remove-gate-credential', siteId: input.id, target: input.email },
    };
  }),
];
