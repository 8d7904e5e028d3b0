import { expect, it } from 'vitest';
import { pairLines } from './pair-lines.ts';

const line = (id: string, day: string, rupiah = 150_123, balanceSen?: number) => ({
  ...{ id, day, direction: 'credit', amountSen: rupiah * 100 },
  ...(balanceSen !== undefined && { balanceSen }),
});
const idsOf = (pairs: Array<[{ id: string }, { id: string }]>) =>
  pairs.map(([one, other]) => `${one.id}=${other.id}`).toSorted();

const [friday, saturday, monday] = ['2026-11-20', '2026-11-21', '2026-11-23'];
type Lines = ReturnType<typeof line>[];

it.each<[string, Lines, Lines, string[]]>([
  ['the same day', [line('r', friday)], [line('f', friday)], ['r=f']],
  ['another amount', [line('r', friday)], [line('f', friday, 150_124)], []],
  [
    'two equal ones by their balance',
    [line('r1', friday, 5, 900), line('r2', friday, 5, 400)],
    [line('f4', friday, 5, 400), line('f9', friday, 5, 900)],
    ['r1=f9', 'r2=f4'],
  ],
  [
    'two equal ones without a balance, each once',
    [line('r1', friday), line('r2', friday)],
    [line('f1', friday), line('f2', friday)],
    ['r1=f1', 'r2=f2'],
  ],
  [
    'one that came twice in the file',
    [line('r', friday)],
    [line('f', friday), line('g', friday)],
    ['r=f'],
  ],
  [
    "a weekend's transfer that the bank books on Monday",
    [line('r', friday)],
    [line('f', monday)],
    ['r=f'],
  ],
  [
    'the day before another',
    [line('r', saturday)],
    [line('g', monday), line('f', saturday)],
    ['r=f'],
  ],
  ['four days later', [line('r', friday)], [line('f', '2026-11-24')], []],
  ['two days earlier', [line('r', '2026-11-22')], [line('f', friday)], []],
])('pairs %s', (_case, reported, inFile, expected) => {
  expect(idsOf(pairLines(reported, inFile, () => true))).toEqual(expected);
});

it('shifts no day that the file does not know as a whole', () => {
  expect(pairLines([line('r', friday)], [line('f', monday)], () => false)).toEqual([]);
});

it('takes an outgoing line for no incoming one', () => {
  const out = { ...line('f', friday), direction: 'debit' };
  expect(pairLines([line('r', friday)], [out], () => true)).toEqual([]);
});
