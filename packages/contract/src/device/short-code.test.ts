import { beforeAll, expect, it } from 'vitest';
import { checkShortCode, makeShortCode, parseShortCode } from './short-code.ts';
import { hex, randomBytes, sampleSource } from './vectors/sample-device.ts';

let codes: string[];

beforeAll(async () => {
  codes = await Promise.all(
    Array.from({ length: 200 }, () => makeShortCode({ ...sampleSource, secret: randomBytes(16) })),
  );
});

it.each([
  ['another secret', { secret: randomBytes(16) }],
  ['another device', { deviceId: hex('0102030405060708090b') }],
  ['another type', { deviceType: 'smarttv' as const }],
  ['another request', { nonce: hex('deadbeee') }],
])('is wrong for %s', async (_, change) => {
  const code = await makeShortCode({ ...sampleSource, ...change });
  expect(await checkShortCode(code, sampleSource)).toEqual({ ok: false, problem: 'wrong' });
});

it('every single wrong digit is found', () => {
  for (const code of codes) {
    expect(parseShortCode(code)).toEqual({ ok: true, digits: code });
    for (let place = 0; place < 20; place += 1) {
      for (let step = 1; step < 10; step += 1) {
        const digit = (Number(code[place]) + step) % 10;
        const wrong = code.slice(0, place) + digit + code.slice(place + 1);
        expect(parseShortCode(wrong)).toEqual({ ok: false, problem: 'checksum' });
      }
    }
  }
});

it('every swap of two neighbours is found', () => {
  for (const code of codes) {
    for (let place = 0; place < 19; place += 1) {
      const [left, right] = [code[place] ?? '', code[place + 1] ?? ''];
      if (left === right) continue;
      const swapped = code.slice(0, place) + right + left + code.slice(place + 2);
      expect(parseShortCode(swapped)).toEqual({ ok: false, problem: 'checksum' });
    }
  }
});

it.each(['', '1234', '1'.repeat(19), '1'.repeat(21), `${'1'.repeat(19)}O`, '०'.repeat(20)])(
  '"%s" has no shape of a code',
  (typed) => {
    expect(parseShortCode(typed)).toEqual({ ok: false, problem: 'format' });
  },
);

it('survives 10,000 random texts', () => {
  for (let count = 0; count < 10_000; count += 1) {
    const text = String.fromCharCode(...randomBytes(count % 40));
    expect(typeof parseShortCode(text).ok).toBe('boolean');
  }
});
