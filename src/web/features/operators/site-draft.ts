import type { SentOf } from '#contract/endpoint.ts';
import type { addSite, ConsoleSite } from '#contract/operator-sites.ts';

/** What stands in the form: every value as the field holds it. */
export interface SiteDraft {
  readonly name: string;
  readonly language: 'en' | 'es';
  readonly is_spanish_brand: boolean;
  readonly currency: string;
  /** One host a line. */
  readonly hosts: string;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly tertiary_color: string;
  readonly credit_type: 'separate' | 'global';
  readonly allows_network_sources: boolean;
  readonly clarity: string;
  readonly google_analytics: string;
  readonly google_tag: string;
  readonly contact_email: string;
  readonly mail_from: string;
  readonly firebase_project_id: string;
}

export const emptyDraft: SiteDraft = {
  name: '',
  language: 'en',
  is_spanish_brand: false,
  currency: 'USD',
  hosts: '',
  primary_color: '',
  secondary_color: '',
  tertiary_color: '',
  credit_type: 'separate',
  allows_network_sources: true,
  clarity: '',
  google_analytics: '',
  google_tag: '',
  contact_email: '',
  mail_from: '',
  firebase_project_id: '',
};

export function draftOf(site: ConsoleSite): SiteDraft {
  const texts = Object.fromEntries(Object.entries(site).map(([name, value]) => [name, value ?? '']));
  const draft = { ...emptyDraft, ...texts, hosts: site.hosts.join('\n') } as SiteDraft & Partial<ConsoleSite>;
  const { id: _id, created: _created, security: _security, ...rest } = draft;
  return { ...rest, credit_type: site.credit_type === 'global' ? 'global' : 'separate' };
}

export const sentOf = (draft: SiteDraft): SentOf<typeof addSite> => ({
  ...draft,
  hosts: draft.hosts.split(/[\s,]+/).filter(Boolean),
});
