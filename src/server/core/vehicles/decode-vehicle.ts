import type { VpicAnswer, VpicService } from '#server/sources/vpic.ts';
import type { VpicCache } from '#server/sources/vpic-cache.ts';
import { VpicUnavailable } from '#server/sources/vpic-http.ts';
import type { DecodedVin } from '#vin/decode/decoded-vin.ts';
import type { OfflineVpic } from './open-vpic.ts';

const MAX_AGE_MS = 30 * 24 * 3600_000;

/** Remarks about the VIN; ours come from our own decode and are not mixed with the service's. */
const REMARKS = new Set([
  'Suggested VIN',
  'Error Code',
  'Error Text',
  'Possible Values',
  'Additional Error Text',
  'Vehicle Descriptor',
]);

type ValueSource = { from: 'vpic-offline' | 'vpic-service'; atMs?: number };

export type DecodedVehicle = DecodedVin & {
  /** Where each element came from. */
  sources: Record<string, ValueSource>;
  /** 'contradicts': the service reads another model year, so that its equipment may be another vehicle's. */
  service: 'not-asked' | 'answered' | 'cached' | 'unavailable' | 'contradicts';
};

export type DecodeVehicleServices = {
  offline: OfflineVpic;
  /** Left out where a site does not allow network look-ups. */
  service?: VpicService;
  cache?: VpicCache;
  now?: () => number;
};

/** Decodes offline, and lets the public service fill only what the offline data lacks. */
export async function decodeVehicle(
  text: string,
  { offline, service, cache, now = Date.now }: DecodeVehicleServices,
  options: { year?: number } = {},
): Promise<DecodedVehicle> {
  const decoded = offline.decode(text, options);
  if (!service || !isWorthAsking(decoded)) return merge(decoded, null, 'not-asked');
  const key = options.year ? `${decoded.vin},${options.year}` : decoded.vin;
  const cached = (await cache?.get(key)) ?? null;
  if (cached && now() - cached.storedAtMs < MAX_AGE_MS) {
    return merge(decoded, { answer: cached.answer, atMs: cached.storedAtMs }, 'cached');
  }
  try {
    const answer = await service.lookUp(decoded.vin, options.year);
    await cache?.put(key, answer);
    return merge(decoded, { answer, atMs: now() }, 'answered');
  } catch (error) {
    if (!(error instanceof VpicUnavailable)) throw error;
    // An old answer is better than none: a vehicle does not change its equipment.
    return merge(decoded, cached ? { answer: cached.answer, atMs: cached.storedAtMs } : null, 'unavailable');
  }
}

function isWorthAsking(decoded: DecodedVin): boolean {
  return /^[0-9A-HJ-NPR-Z]{17}$/.test(decoded.vin);
}

function merge(
  decoded: DecodedVin,
  online: { answer: VpicAnswer; atMs: number } | null,
  service: DecodedVehicle['service'],
): DecodedVehicle {
  const year = decoded.elements['Model Year'];
  const otherYear = online?.answer.elements['Model Year'];
  if (year && otherYear && year !== otherYear) return merge(decoded, null, 'contradicts');
  const elements = { ...decoded.elements };
  const sources: Record<string, ValueSource> = {};
  for (const name of Object.keys(elements)) sources[name] = { from: 'vpic-offline' };
  const assumed = new Set(decoded.items.filter(({ source }) => source === 'Default').map(({ name }) => name));
  for (const [name, value] of Object.entries(online?.answer.elements ?? {})) {
    if (REMARKS.has(name) || (name in elements && !assumed.has(name))) continue;
    elements[name] = value;
    sources[name] = { from: 'vpic-service', atMs: online?.atMs };
  }
  return { ...decoded, elements, sources, service };
}
