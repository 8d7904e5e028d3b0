// A licence key is `INIT-XXXX-XXXX-XXXX-XXCC`: 14 random symbols and 2 check symbols. Typed by
// people, so every single wrong symbol and every swap of two is found before any look-up.
// A key identifies; it does not sign.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Letters that only a prefix can have; they count beyond the alphabet. */
const PREFIX_ONLY = 'ILOU';
const ALL_SYMBOLS = `${ALPHABET}${PREFIX_ONLY}`;
const PREFIX = /^[A-Z0-9]{1,6}$/;

export const KEY_BODY_LENGTH = 14;
const CHECK_LENGTH = 2;
const SYMBOLS = KEY_BODY_LENGTH + CHECK_LENGTH;

/**
 * A weighted sum modulo a prime: weights are distinct and not zero, so no substitution and no swap
 * keeps the sum. The check symbols carry the weights 32 and 1. The prefix weights were searched so
 * that a swapped I, L or O, which reads as a digit in the body, is found too.
 */
const PRIME = 1021;
const PREFIX_WEIGHTS = [265, 846, 737, 837, 678, 243];
const BODY_WEIGHTS = [621, 722, 291, 395, 331, 601, 567, 481, 800, 848, 649, 55, 680, 47];

export type LicenseKeyProblem = 'format' | 'checksum';
export type ParsedLicenseKey =
  | { ok: true; key: string; init: string }
  | { ok: false; problem: LicenseKeyProblem };

const KEY_IN_TEXT = /\b([A-Z0-9]{1,6})(?:-[A-Z0-9]{4}){3}-([A-Z0-9]{4})\b/g;

/** For whoever may know that there is a key, but not use it: `TV-••••-7K2M`. */
export const maskLicenseKeys = (text: string) => text.replace(KEY_IN_TEXT, '$1-••••-$2');

/** Makes a key of 14 random numbers from 0 to 31. */
export function formatLicenseKey(init: string, random: ArrayLike<number>): string {
  if (!PREFIX.test(init) || random.length !== KEY_BODY_LENGTH) {
    throw new RangeError('A licence key needs a prefix and 14 random numbers');
  }
  let body = '';
  for (let index = 0; index < KEY_BODY_LENGTH; index += 1) body += ALPHABET[random[index] ?? -1];
  const rest = weightedSum(init, random);
  const check = (PRIME - rest) % PRIME;
  return grouped(init, `${body}${ALPHABET[check >> 5]}${ALPHABET[check & 31]}`);
}

/** Reads what a person typed: any case, any separators, O for 0, I and L for 1. */
export function parseLicenseKey(input: string): ParsedLicenseKey {
  const typed = input.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const init = typed.slice(0, -SYMBOLS);
  const symbols = typed.slice(-SYMBOLS).replaceAll('O', '0').replace(/[IL]/g, '1');
  const isReadable = PREFIX.test(init) && [...symbols].every((symbol) => ALPHABET.includes(symbol));
  if (!isReadable) return { ok: false, problem: 'format' };
  const values = [...symbols].map(symbolValue);
  const check = (values.at(-2) ?? 0) * 32 + (values.at(-1) ?? 0);
  const sum = weightedSum(init, values) + check;
  if (check >= PRIME || sum % PRIME !== 0) return { ok: false, problem: 'checksum' };
  return { ok: true, init, key: grouped(init, symbols) };
}

// Plain loops and slices: an approval makes a thousand keys before V8 has optimised anything.
function weightedSum(init: string, body: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < init.length; index += 1) {
    sum += (PREFIX_WEIGHTS[index] ?? 0) * symbolValue(init[index] ?? '');
  }
  for (let index = 0; index < KEY_BODY_LENGTH; index += 1) {
    sum += (BODY_WEIGHTS[index] ?? 0) * (body[index] ?? 0);
  }
  return sum % PRIME;
}

function symbolValue(symbol: string): number {
  return ALL_SYMBOLS.indexOf(symbol);
}

function grouped(init: string, symbols: string): string {
  const [first, second] = [symbols.slice(0, 4), symbols.slice(4, 8)];
  return `${init}-${first}-${second}-${symbols.slice(8, 12)}-${symbols.slice(12)}`;
}
