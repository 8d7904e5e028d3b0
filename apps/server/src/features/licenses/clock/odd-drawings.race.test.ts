// Any address gives a drawing, and never a 500.
import { clockPicture, clockSheet } from '@timesync/contract';
import { describe, expect, it } from 'vitest';
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
const worst = `?${new URLSearchParams({ masjid: '🕌'.repeat(300), teks: '🕌'.repeat(300) })}`;
const rounds = Array.from({ length: roundsOf(2_000, { share: 0.003 }) }, (_, round) => round);
const queries = rounds.map((round) => (round === 0 ? worst : oddQuery()));

// Each drawing is a test of its own: thousands of them take longer than one test may.
describe.each([clockPicture, clockSheet])('%s', (path) => {
  it.each(rounds)('takes any values, round %i', async (round) => {
    const { statusCode } = await test.app.inject({ url: `${path}${queries[round]}` });
    expect(statusCode, queries[round]).toBe(200);
  });
});
