import { fromFlatValues } from '#vin/decode/flat-values.ts';
import { createBreaker } from './vpic-breaker.ts';
import { fetchVpic, type HttpLimits, VpicUnavailable } from './vpic-http.ts';

/** What the public vPIC service says of one VIN; elements it leaves empty are left out. */
export type VpicAnswer = { vin: string; elements: Record<string, string>; errorCodes: number[] };

/** How the service has been doing for this process. */
export type VpicHealth = {
  state: 'unasked' | 'answering' | 'failing' | 'paused';
  lastAnswerAtMs: number | undefined;
  lastFailureAtMs: number | undefined;
};

export type VpicService = {
  health: () => VpicHealth;
  lookUp: (vin: string, year?: number) => Promise<VpicAnswer>;
  /** Any number of VINs, sent fifty at a time; a VIN that the service did not answer is missing from the map. */
  lookUpMany: (vins: string[]) => Promise<Map<string, VpicAnswer>>;
};

export type VpicServiceOptions = Partial<HttpLimits> & {
  baseUrl?: string;
  failuresToPause?: number;
  pauseMs?: number;
  now?: () => number;
};

const MAX_BATCH = 50;

/** The service at vpic.nhtsa.dot.gov, or its twin. Throws VpicUnavailable and nothing else. */
export function createVpicService(options: VpicServiceOptions = {}): VpicService {
  const base = new URL(options.baseUrl ?? 'https://vpic.nhtsa.dot.gov/api/vehicles/');
  const limits: HttpLimits = {
    timeoutMs: options.timeoutMs ?? 6_000,
    tries: options.tries ?? 3,
    backoffMs: options.backoffMs ?? 300,
    maxBackoffMs: options.maxBackoffMs ?? 5_000,
  };
  const now = options.now ?? Date.now;
  const breaker = createBreaker({
    failures: options.failuresToPause ?? 3,
    pauseMs: options.pauseMs ?? 30_000,
    now,
  });
  let lastAnswerAtMs: number | undefined;
  let lastFailureAtMs: number | undefined;

  const ask = async (url: URL, init: RequestInit) => {
    if (!breaker.mayCall())
      throw new VpicUnavailable('vPIC failed several times and is left alone for a while.');
    try {
      const results = await fetchVpic(url, init, limits);
      breaker.succeeded();
      lastAnswerAtMs = now();
      return results;
    } catch (error) {
      breaker.failed();
      lastFailureAtMs = now();
      throw error;
    }
  };

  return {
    health() {
      const hasFailedLast = (lastFailureAtMs ?? -1) > (lastAnswerAtMs ?? -1);
      const state = lastAnswerAtMs === undefined && !hasFailedLast ? 'unasked' : 'answering';
      return {
        state: breaker.isPaused() ? 'paused' : hasFailedLast ? 'failing' : state,
        lastAnswerAtMs,
        lastFailureAtMs,
      };
    },
    async lookUp(vin, year) {
      const url = new URL(`DecodeVinValuesExtended/${encodeURIComponent(vin)}`, base);
      url.searchParams.set('format', 'json');
      if (year !== undefined) url.searchParams.set('modelyear', String(year));
      const [result] = await ask(url, { method: 'GET' });
      if (!result) throw new VpicUnavailable('vPIC answered without a result.');
      return readAnswer(result, vin);
    },
    async lookUpMany(vins) {
      const answers = new Map<string, VpicAnswer>();
      for (let i = 0; i < vins.length; i += MAX_BATCH) {
        const batch = vins.slice(i, i + MAX_BATCH);
        const body = new URLSearchParams({ format: 'json', data: batch.join(';') });
        const results = await ask(new URL('DecodeVINValuesBatch/', base), { method: 'POST', body });
        for (const result of results) {
          const answer = readAnswer(result, '');
          if (batch.includes(answer.vin)) answers.set(answer.vin, answer);
        }
      }
      return answers;
    },
  };
}

function readAnswer(result: Record<string, unknown>, askedVin: string): VpicAnswer {
  const texts = Object.fromEntries(
    Object.entries(result).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return {
    vin: texts.VIN?.trim().toUpperCase() || askedVin,
    elements: fromFlatValues(texts),
    errorCodes: readErrorCodes(texts.ErrorCode ?? ''),
  };
}

/** The codes come as one text such as "1,8,400". */
function readErrorCodes(text: string): number[] {
  return text
    .split(',')
    .map((code) => code.trim())
    .filter((code) => /^\d+$/.test(code))
    .map(Number);
}
