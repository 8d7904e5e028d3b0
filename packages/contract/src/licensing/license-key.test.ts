import { describe, expect, it } from 'vitest';
import { formatLicenseKey, KEY_BODY_LENGTH, parseLicenseKey } from './license-key.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const random = () => Array.from({ length: KEY_BODY_LENGTH }, () => Math.floor(Math.random() * 32));
const keysOf = (init: string, count = 20) =>
  Array.from({ length: count }, () => formatLicenseKey(init, random()));

/** Characters of a key without its dashes, and back. */
const plain = (key: string) => key.replaceAll('-', '');
const parse = (text: string) => parseLicenseKey(text);

it('has the written shape and is the same after parsing', () => {
  for (const key of keysOf('TV', 200)) {
    expect(key).toMatch(/^TV-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(parse(key)).toEqual({ ok: true, key, init: 'TV' });
  }
});

it('reads what people type', () => {
  const key = formatLicenseKey('TV', [0, 1, 0, 1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  const body = plain(key).slice(2);
  for (const typed of [
    key.toLowerCase(),
    plain(key),
    ` ${key.replaceAll('-', ' ')} `,
    `TV${body.replaceAll('0', 'O').replaceAll('1', 'I')}`,
    `TV${body.replaceAll('0', 'o').replaceAll('1', 'l')}`,
  ]) {
    expect(parse(typed)).toMatchObject({ ok: true, key });
  }
});

describe.each(['HP', 'TV', '1', 'BOX', 'OIL', 'ULILIO', 'ZZZZZZ'])('with the prefix %s', (init) => {
  it('every single wrong symbol is found', () => {
    for (const key of keysOf(init)) {
      const symbols = plain(key);
      for (let place = init.length; place < symbols.length; place += 1) {
        for (const other of ALPHABET) {
          if (other === symbols[place]) continue;
          const wrong = symbols.slice(0, place) + other + symbols.slice(place + 1);
          expect(parse(wrong).ok, wrong).toBe(false);
        }
      }
    }
  });

  it('every single wrong prefix symbol is found', () => {
    for (const key of keysOf(init, 3)) {
      const symbols = plain(key);
      for (let place = 0; place < init.length; place += 1) {
        for (const other of `${ALPHABET}ILOU`) {
          if (other === symbols[place]) continue;
          const wrong = symbols.slice(0, place) + other + symbols.slice(place + 1);
          expect(parse(wrong).ok, wrong).toBe(false);
        }
      }
    }
  });

  it('every swap of two different symbols is found', () => {
    for (const key of keysOf(init)) {
      const symbols = [...plain(key)];
      for (let left = 0; left < symbols.length; left += 1) {
        for (let right = left + 1; right < symbols.length; right += 1) {
          if (symbols[left] === symbols[right]) continue;
          const swapped = symbols.with(left, symbols[right] ?? '').with(right, symbols[left] ?? '');
          const result = parse(swapped.join(''));
          // O and 0, or I and 1, are the same letter to people: such a "swap" changes nothing.
          if (result.ok) expect(result.key).toBe(key);
        }
      }
    }
  });
});

it('survives random text', () => {
  for (let count = 0; count < 20_000; count += 1) {
    const text = String.fromCharCode(...Array.from({ length: 24 }, () => Math.random() * 300));
    expect(typeof parse(text).ok).toBe('boolean');
  }
});
