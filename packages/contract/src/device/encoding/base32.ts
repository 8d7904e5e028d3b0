// Crockford base32: no I, L, O, U, so that people can read a code aloud and type it. Reading is
// tolerant (any case, any separators, O is 0, I and L are 1) but gives each code one meaning only:
// bits that no byte needs must be zero.
import type { Bytes } from './bytes.ts';

export const BASE32_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_PER_SYMBOL = 5;

export function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let bitCount = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    bitCount += 8;
    while (bitCount >= BITS_PER_SYMBOL) {
      bitCount -= BITS_PER_SYMBOL;
      text += BASE32_ALPHABET[(bits >> bitCount) & 31];
    }
    bits &= (1 << bitCount) - 1;
  }
  return bitCount === 0
    ? text
    : text + BASE32_ALPHABET[(bits << (BITS_PER_SYMBOL - bitCount)) & 31];
}

/** The normalised symbols; undefined when a character is not in the alphabet. */
export function readBase32Symbols(typed: string): string | undefined {
  // Separators go first: upper-casing a foreign letter could make an ASCII one of it.
  const symbols = typed
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return symbols.includes('U') ? undefined : symbols;
}

/** Undefined when the text is not an encoding by `encodeBase32`. */
export function decodeBase32(typed: string): Bytes | undefined {
  const symbols = readBase32Symbols(typed);
  if (symbols === undefined) return undefined;
  const bytes = new Uint8Array(Math.floor((symbols.length * BITS_PER_SYMBOL) / 8));
  let bits = 0;
  let bitCount = 0;
  let length = 0;
  for (const symbol of symbols) {
    bits = (bits << BITS_PER_SYMBOL) | BASE32_ALPHABET.indexOf(symbol);
    bitCount += BITS_PER_SYMBOL;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes[length] = bits >> bitCount;
    length += 1;
    bits &= (1 << bitCount) - 1;
  }
  const isWhole = bitCount < BITS_PER_SYMBOL && bits === 0;
  return isWhole ? bytes : undefined;
}
