// Any address gives a drawing, and never a 500.
import { clockPicture, clockSheet } from '@timesync/contract';
import { expect, it } from 'vitest';
import { roundsOf } from '../../../../test/rounds.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const test = await createTestApp();

const signs = [
  'W',
  '🕌',
  '👨‍👩‍👧',
  'م',
  '\u202e',
  '\u0000',
  '\u001b',
  '\ud800',
  '\n',
  'a\u0301\u0302',
  '%',
  '&',
  '<',
  '﷽',
];
const pick = <T>(choices: readonly T[]) => choices[Math.floor(Math.random() * choices.length)] as T;
const oddText = () =>
  Array.from({ length: pick([0, 1, 39, 40, 41, 199, 200, 201, 5_000]) }, () => pick(signs)).join(
    '',
  );
const oddQuery = () => {
  const sign = pick(signs);
  const query = new URLSearchParams({
    masjid: Math.random() < 0.5 ? oddText() : sign.repeat(300),
    teks: Math.random() < 0.5 ? oddText() : sign.repeat(300),
    kota: pick(['kota-malang', oddText(), 'x'.repeat(60)]),
    posisi: pick(['', '-7.98,112.63', '99,999', oddText()]),
    bulan: pick(['', 'ramadan', '2027-02', '2099-12', oddText()]),
  });
  return `?${query}`;
};
const most = roundsOf(2_000, { share: 0.003 });

it.each([clockPicture, clockSheet])(
  '%s takes any values',
  async (path) => {
    const worst = `?${new URLSearchParams({ masjid: '🕌'.repeat(300), teks: '🕌'.repeat(300) })}`;
    for (let n = 0; n < most; n += 1) {
      const query = n === 0 ? worst : oddQuery();
      const { statusCode } = await test.app.inject({ url: `${path}${query}` });
      expect(statusCode, query).toBe(200);
    }
  },
  120_000 + most * 10_000,
);
