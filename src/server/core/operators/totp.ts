import { createHmac, randomBytes } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
/** Steps before and after the present one that still count, for clocks that differ. */
const tolerance = 1;

/** 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): Buffer => randomBytes(20);

/** The code of one time step: RFC 6238 with HMAC-SHA-1, which is what authenticator apps compute. */
export function totpCode(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

export const totpStep = (nowMs: number): number => Math.floor(nowMs / 1000 / stepSeconds);

/** The step a code belongs to, undefined when it belongs to none around now. */
export function findTotpStep(secret: Uint8Array, code: string, nowMs: number): number | undefined {
  const present = totpStep(nowMs);
  for (let step = present - tolerance; step <= present + tolerance; step++) {
    if (totpCode(secret, step) === code) return step;
  }
  return undefined;
}

/** What authenticator apps read from a QR code. */
export function totpUri(
  secret: Uint8Array,
  { account, issuer }: { account: string; issuer: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

/** RFC 4648 without padding. */
export function base32(bytes: Uint8Array): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
}
