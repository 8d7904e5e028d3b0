// The 20 digits that make a box permanent, typed with a TV remote. Derived from the box's own
// secret, so that the digits of one box do not help on another. The licence key is not part of it:
// the box does not know its key. Two check digits (ISO 7064 MOD 97-10) find every wrong digit and
// every swap of neighbours, so that a typing error is distinguished from a wrong code.
import { type DeviceType, deviceTypeCode } from './device-type.ts';
import { asciiBytes, bytesToHex, concatBytes } from './encoding/bytes.ts';

const CONTEXT = 'JM1-SHORT\0';
const BODY_DIGITS = 18;
export const SHORT_CODE_DIGITS = BODY_DIGITS + 2;

/** What the box and the server both know of one request. */
export interface ShortCodeSource {
  secret: Uint8Array;
  deviceId: Uint8Array;
  deviceType: DeviceType;
  nonce: Uint8Array;
}

export type ParsedShortCode =
  | { ok: true; digits: string }
  | { ok: false; problem: 'format' | 'checksum' };

export type ShortCodeProblem = 'format' | 'checksum' | 'wrong';
export type CheckedShortCode = { ok: true } | { ok: false; problem: ShortCodeProblem };

/** The code has twenty digits without spaces. */
export async function makeShortCode(source: ShortCodeSource): Promise<string> {
  const { secret, deviceId, deviceType, nonce } = source;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', concatBytes(secret), algorithm, false, ['sign']);
  const message = concatBytes(asciiBytes(CONTEXT), deviceId, [deviceTypeCode(deviceType)], nonce);
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
  const body = BigInt(`0x${bytesToHex(hash)}`) % 10n ** BigInt(BODY_DIGITS);
  const check = 98n - ((body * 100n) % 97n);
  return `${body}`.padStart(BODY_DIGITS, '0') + `${check}`.padStart(2, '0');
}

/** A phone set to Arabic, Persian or Urdu types digits of its own. */
export function asciiDigits(typed: string): string {
  return typed.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** Five groups of four, the shape of an electricity token. */
export function formatShortCode(digits: string): string {
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}

export function parseShortCode(typed: string): ParsedShortCode {
  const digits = asciiDigits(typed).replace(/[^0-9A-Za-z]/g, '');
  if (!/^[0-9]{20}$/.test(digits)) return { ok: false, problem: 'format' };
  if (BigInt(digits) % 97n !== 1n) return { ok: false, problem: 'checksum' };
  return { ok: true, digits };
}

export async function checkShortCode(
  typed: string,
  source: ShortCodeSource,
): Promise<CheckedShortCode> {
  const parsed = parseShortCode(typed);
  if (!parsed.ok) return parsed;
  const expected = await makeShortCode(source);
  return parsed.digits === expected ? { ok: true } : { ok: false, problem: 'wrong' };
}
