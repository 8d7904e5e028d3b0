// T50: keys must be as hard to guess as 70 random bits promise.
import { KEY_BODY_LENGTH } from '@timesync/contract';
import { expect, it } from 'vitest';
import { roundsOf } from '../../../../../test/rounds.ts';
import { generateLicenseKeys } from './generate-license-keys.ts';

/** A million in `npm run test:long`. */
const KEYS = roundsOf(1_000_000, { share: 0.02 });
const SYMBOLS = 32;
/** Chi-square with 31 degrees of freedom stays below this but for once in ten million times. */
const LIMIT = 95;

it('makes keys without a collision, every symbol as likely as any other', () => {
  const keys = generateLicenseKeys('TV', KEYS);
  expect(new Set(keys).size).toBe(KEYS);

  const counts = Array.from({ length: KEY_BODY_LENGTH }, () => new Uint32Array(128));
  for (const key of keys) {
    // `TV-XXXX-XXXX-XXXX-XXCC`: a dash before every fourth symbol.
    for (let place = 0; place < KEY_BODY_LENGTH; place += 1) {
      const count = counts[place] as Uint32Array;
      const symbol = key.charCodeAt(3 + place + (place >> 2));
      count[symbol] = (count[symbol] ?? 0) + 1;
    }
  }
  const expected = KEYS / SYMBOLS;
  for (const count of counts) {
    const seen = [...count].filter((times) => times > 0);
    expect(seen).toHaveLength(SYMBOLS);
    const chiSquare = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(LIMIT);
  }
});
