// Codes of an authenticator app (RFC 6238): HMAC-SHA1 over the half minute, six digits.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { encodeRfc4648 } from './rfc4648.ts';

export const TOTP_SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A phone's clock may be this many steps off. */
const TOLERANCE = 1;

export function totpCode(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const totpStep = (at: Date) => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

/**
 * The time step of this code, if it is valid now; all candidates are compared, in constant time.
 */
export function findTotpStep(secret: Uint8Array, code: string, at: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  let found: number | undefined;
  for (let step = totpStep(at) - TOLERANCE; step <= totpStep(at) + TOLERANCE; step++) {
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code))) found = step;
  }
  return found;
}

/** The text in the QR code for authenticator apps. */
export function totpUri(secret: Uint8Array, issuer: string, account: string): string {
  const name = encodeURIComponent(issuer);
  const label = `${name}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${encodeRfc4648(secret)}&issuer=${name}`;
}
