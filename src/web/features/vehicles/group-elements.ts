import type { ReplyOf } from '#contract/endpoint.ts';
import type { decodeVin } from '#contract/vehicles.ts';
import { positionsOfKeys } from './positions-of-keys.ts';

type Decoded = Pick<ReplyOf<typeof decodeVin>, 'elements' | 'sources' | 'patterns'>;

export const elementGroups = [
  'vehicle',
  'body',
  'engine',
  'drive',
  'battery',
  'safety',
  'other',
  'decoding',
] as const;
export type ElementGroup = (typeof elementGroups)[number];

export interface ElementRow {
  readonly name: string;
  readonly value: string;
  readonly from: string;
  /** When the public service said it. */
  readonly at: string | undefined;
  /** How the offline data came to it. */
  readonly basis: 'read' | 'assumed' | 'calculated' | 'stated';
  /** The characters of the VIN behind it. */
  readonly positions: readonly number[];
}

/** vPIC has 150 names and gains more; the first pattern that fits decides. */
const patterns: readonly (readonly [ElementGroup, RegExp])[] = [
  ['decoding', /^(error|additional error|possible values|suggested vin|vehicle descriptor)/i],
  ['battery', /battery|charger|ev drive unit/i],
  [
    'safety',
    /wheelie|air ?bag|seat belt|pretensioner|restraint|warning|assist|camera|collision|lane|blind spot|crash|braking|brake support|traction|stability|cruise|headl|light|tpms|keyless|event data|automation|alert|safety|beam|auto-reverse|cross traffic/i,
  ],
  ['drive', /drive|transmission|axle|brake system|steering/i],
  ['engine', /engine|displacement|fuel|turbo|valve|cooling|electrification|top speed/i],
  [
    'body',
    /body|doors|windows|seat|wheel|weight|bed |cab |track width|length|trailer|bus |motorcycle|entertainment/i,
  ],
  [
    'vehicle',
    /^(make|model|series|trim|manufacturer|vehicle type|plant|destination|base price|note|non-land)/i,
  ],
];

export const groupOfElement = (name: string): ElementGroup =>
  patterns.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';

/** Every value in its group, and the names of those that vPIC says do not apply. */
export function groupElements({ elements, sources, patterns: decided }: Decoded) {
  const notApplicable: string[] = [];
  const groups = new Map<ElementGroup, ElementRow[]>(elementGroups.map((group) => [group, []]));
  for (const [name, value] of Object.entries(elements)) {
    if (/^not applicable$/i.test(value)) notApplicable.push(name);
    else groups.get(groupOfElement(name))?.push(describe({ sources, patterns: decided }, name, value));
  }
  const rows = [...groups].filter(([, list]) => list.length > 0);
  for (const [, list] of rows) list.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return { groups: rows, notApplicable };
}

/** These come from the maker's identifier, not from a pattern. */
const makerSources = new Set(['VehType', 'Manu. Name', 'Make']);

function describe(
  { sources, patterns: decided }: Pick<Decoded, 'sources' | 'patterns'>,
  name: string,
  value: string,
): ElementRow {
  const { from = 'vpic-offline', at } = sources[name] ?? {};
  const found = from === 'vpic-offline' ? decided.find(({ element }) => element === name) : undefined;
  const positions = positionsBehind(found);
  return { name, value, from, at, basis: basisOf(found?.source ?? '', positions), positions };
}

function positionsBehind(found: Decoded['patterns'][number] | undefined): number[] {
  if (found?.source === 'ModelYear') return [10];
  return found?.keys ? positionsOfKeys(found.keys, makerSources.has(found.source)) : [];
}

function basisOf(source: string, positions: readonly number[]): ElementRow['basis'] {
  if (source === 'Default') return 'assumed';
  if (source.startsWith('Conversion')) return 'calculated';
  return positions.length > 0 ? 'read' : 'stated';
}
