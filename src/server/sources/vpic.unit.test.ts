import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createVpicService } from './vpic.ts';
import { VpicUnavailable } from './vpic-http.ts';
import { startVpicTwin, type VpicTwin } from './vpic-twin.ts';

const QUICK = { timeoutMs: 150, backoffMs: 1, maxBackoffMs: 5 };
let twin: VpicTwin;

beforeEach(async () => {
  twin = await startVpicTwin((vin, year) => ({
    VIN: vin,
    Make: 'HONDA',
    ModelYear: String(year ?? 2003),
    DriveType: 'FWD/Front-Wheel Drive',
    Turbo: '',
    BedType: 'Not Applicable',
    ErrorCode: '1,400',
  }));
});
afterEach(() => twin.stop());

function vinNumber(index: number): string {
  return `1HGCM82633A${String(index).padStart(6, '0')}`;
}

describe('the vPIC service', () => {
  test('is read by variable name, without what it leaves empty, with codes as numbers', async () => {
    const service = createVpicService({ baseUrl: twin.baseUrl, ...QUICK });
    expect(await service.lookUp('1HGCM82633A004352', 2005)).toEqual({
      vin: '1HGCM82633A004352',
      elements: {
        Make: 'HONDA',
        'Model Year': '2005',
        'Drive Type': 'FWD/Front-Wheel Drive',
        'Error Code': '1,400',
      },
      errorCodes: [1, 400],
    });
  });

  test('120 VINs go in three requests of at most fifty', async () => {
    const service = createVpicService({ baseUrl: twin.baseUrl, ...QUICK });
    const vins = Array.from({ length: 120 }, (_, i) => vinNumber(i));
    const answers = await service.lookUpMany(vins);
    expect([...answers.keys()]).toEqual(vins);
    expect(twin.requests.length).toBe(3);
  });

  test.each([
    ['a server error', { kind: 'status', status: 503 }],
    ['too many requests', { kind: 'status', status: 429 }],
    ['an error page with status 200', { kind: 'html' }],
    ['silence', { kind: 'silence', forMs: 1_000 }],
  ] as const)('%s is tried again', async (_, trouble) => {
    const service = createVpicService({ baseUrl: twin.baseUrl, ...QUICK });
    twin.trouble(trouble, trouble);
    expect((await service.lookUp(vinNumber(1))).elements.Make).toBe('HONDA');
    expect(twin.requests.length).toBe(3);
  });

  test('a refusal is not tried again', async () => {
    const service = createVpicService({ baseUrl: twin.baseUrl, ...QUICK });
    twin.trouble({ kind: 'status', status: 400 });
    await expect(service.lookUp(vinNumber(1))).rejects.toThrow(VpicUnavailable);
    expect(twin.requests.length).toBe(1);
  });

  test('after three failures it is left alone, and one call tries it after the pause', async () => {
    let nowMs = 0;
    const service = createVpicService({
      baseUrl: twin.baseUrl,
      ...QUICK,
      tries: 1,
      failuresToPause: 3,
      pauseMs: 1_000,
      now: () => nowMs,
    });
    const failure = { kind: 'status', status: 500 } as const;
    twin.trouble(failure, failure, failure, failure);
    for (let i = 0; i < 5; i++) await expect(service.lookUp(vinNumber(i))).rejects.toThrow(VpicUnavailable);
    expect(twin.requests.length).toBe(3);
    expect(service.health()).toEqual({ state: 'paused', lastAnswerAtMs: undefined, lastFailureAtMs: 0 });
    nowMs = 1_500;
    expect(service.health().state).toBe('failing');
    await expect(service.lookUp(vinNumber(6))).rejects.toThrow('status 500');
    await expect(service.lookUp(vinNumber(7))).rejects.toThrow('left alone');
    nowMs = 3_000;
    expect((await service.lookUp(vinNumber(8))).elements.Make).toBe('HONDA');
    expect((await service.lookUp(vinNumber(9))).elements.Make).toBe('HONDA');
    expect(service.health()).toMatchObject({ state: 'answering', lastAnswerAtMs: 3_000 });
  });

  test('the twin refuses a batch of more than fifty, as the service does', async () => {
    const data = Array.from({ length: 51 }, (_, i) => vinNumber(i)).join(';');
    const response = await fetch(new URL('DecodeVINValuesBatch/', twin.baseUrl), {
      method: 'POST',
      body: new URLSearchParams({ format: 'json', data }),
    });
    expect(response.status).toBe(400);
  });
});
