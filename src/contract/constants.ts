import { CLASSIC_VIN_LENGTH, LAST_CLASSIC_YEAR } from '#vin/vin-kind.ts';

/** Business constants and limits: section 9 of the customer's specification, and nothing else. */

export const httpTimeoutMs = 240_000;
export const genericRetry = { tries: 3, startDelayMs: 500, factor: 1.5 } as const;
export const statusRetry = { retries: 3, stickerRetries: 2 } as const;
export const translationRetry = { tries: 5, baseDelayMs: 350 } as const;

export const classicVinMaxLength = CLASSIC_VIN_LENGTH;
export const classicVehicleLastYear = LAST_CLASSIC_YEAR;
/** Model years before this one print their build sheet in colour unless told otherwise. */
export const buildSheetColorCutoffYear = 1999;

export const toast = {
  visible: 1,
  removalDelayMs: 1_000_000,
  durationMs: 5000,
  swipeThresholdPx: 50,
} as const;

export const dataCache = {
  browserRetries: 3,
  serverRetries: 0,
  firstDelayMs: 1000,
  maxDelayMs: 30_000,
  collectAfterMs: 5 * 60_000,
} as const;

export const analytics = {
  loadTimeoutMs: 10_000,
  retries: 3,
  retryDelayMs: 2000,
  batchSize: 10,
  batchTimeoutMs: 5000,
  persistedEvents: 100,
  expiryMs: 24 * 60 * 60_000,
} as const;

export const imageCompression = {
  maxBytes: 2 * 1024 * 1024,
  maxWidthPx: 600,
  maxHeightPx: 600,
  firstQuality: 1,
  qualityStep: 0.1,
} as const;

export const themeDefaults = { primary: '#0070f3', secondary: '#f9f9f9', tertiary: '#afafaf' } as const;
