import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVpicService } from '#server/sources/vpic.ts';
import { createMemoryVpicCache } from '#server/sources/vpic-cache.ts';
import { startVpicTwin, type VpicTwin } from '#server/sources/vpic-twin.ts';
import { decodeVehicle } from './decode-vehicle.ts';
import { type OfflineVpic, openVpic } from './open-vpic.ts';

const VIN = '1HGCM82633A004352';
const DAY_MS = 24 * 3600_000;
let offline: OfflineVpic;
let twin: VpicTwin;
let serviceYear = '2003';

beforeAll(() => {
  offline = openVpic(path.resolve(import.meta.dirname, '../../../../.cache'));
}, 60_000);
afterAll(() => offline?.close());

beforeEach(async () => {
  serviceYear = '2003';
  twin = await startVpicTwin((vin) => ({
    VIN: vin,
    Model: 'Something else',
    ModelYear: serviceYear,
    TransmissionStyle: 'Automatic',
    BedType: 'Short',
    ErrorCode: '0',
    ErrorText: 'from the service',
  }));
});
afterEach(() => twin.stop());

function createServices(now: () => number = () => 5) {
  const service = createVpicService({ baseUrl: twin.baseUrl, tries: 1, timeoutMs: 500 });
  return { offline, service, cache: createMemoryVpicCache(now), now };
}

test('the service fills what the offline data lacks, and each value knows its source', async () => {
  const vehicle = await decodeVehicle(VIN, createServices());
  expect(vehicle.service).toBe('answered');
  expect(vehicle.elements).toMatchObject({
    Model: 'Accord',
    'Transmission Style': 'Automatic',
    'Bed Type': 'Short',
  });
  expect(vehicle.elements['Error Text']).toContain('VIN decoded clean');
  expect(vehicle.sources).toMatchObject({
    Model: { from: 'vpic-offline' },
    'Transmission Style': { from: 'vpic-service', atMs: 5 },
    'Bed Type': { from: 'vpic-service', atMs: 5 },
  });
});

test('an answer is kept for thirty days, and used longer when the service is down', async () => {
  let nowMs = 0;
  const services = createServices(() => nowMs);
  await decodeVehicle(VIN, services);
  expect((await decodeVehicle(VIN, services)).service).toBe('cached');
  expect(twin.requests.length).toBe(1);
  nowMs = 31 * DAY_MS;
  twin.trouble({ kind: 'status', status: 503 });
  const old = await decodeVehicle(VIN, services);
  expect(old.service).toBe('unavailable');
  expect(old.sources['Transmission Style']).toEqual({ from: 'vpic-service', atMs: 0 });
});

test('without the service the offline decode stands alone', async () => {
  twin.trouble({ kind: 'status', status: 503 });
  const vehicle = await decodeVehicle(VIN, createServices());
  expect(vehicle.service).toBe('unavailable');
  expect(vehicle.elements.Model).toBe('Accord');
  expect((await decodeVehicle(VIN, { offline })).service).toBe('not-asked');
});

test('an answer for another model year fills nothing', async () => {
  serviceYear = '2033';
  const vehicle = await decodeVehicle(VIN, createServices());
  expect(vehicle.service).toBe('contradicts');
  expect(vehicle.elements).not.toHaveProperty('Transmission Style');
});

test('text that is no VIN is never sent anywhere', async () => {
  expect((await decodeVehicle('1HG<script>', createServices())).service).toBe('not-asked');
  expect(twin.requests).toEqual([]);
});
