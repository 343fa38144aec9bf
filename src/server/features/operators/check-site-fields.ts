import { domainToASCII } from 'node:url';
import { readColor, writeColor } from '#contract/color.ts';
import type { SiteFields } from '#contract/operator-sites.ts';
import type { FieldProblem } from '#contract/problems.ts';
import { normaliseHost } from '#server/core/sites/site-host.ts';
import { Problem } from '#server/platform/http/problem.ts';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostForm = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`);
const colors = ['primary_color', 'secondary_color', 'tertiary_color'] as const;

/** Hosts as requests will name them, colours as #rrggbb; what cannot be read is a problem of its field. */
export function checkSiteFields(typed: SiteFields): SiteFields {
  const fields: Record<string, FieldProblem> = {};
  const hosts = [...new Set(typed.hosts.map(readHost))];
  if (hosts.includes(undefined)) fields.hosts = 'not-a-host';
  const checked = { ...typed, hosts: hosts.filter((host) => host !== undefined) };
  for (const name of colors) {
    const value = typed[name];
    if (value === null) continue;
    const color = readColor(value);
    if (color) checked[name] = writeColor(color);
    else fields[name] = 'not-a-color';
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields });
  return checked;
}

function readHost(typed: string): string | undefined {
  const host = normaliseHost(typed);
  if (host === '[::1]') return host;
  const ascii = domainToASCII(host);
  return hostForm.test(ascii) ? ascii : undefined;
}
