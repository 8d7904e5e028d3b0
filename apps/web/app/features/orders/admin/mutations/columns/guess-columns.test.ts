import { expect, test } from 'vitest';
import { guessColumns, guessHeaderRow } from './guess-columns';

test.each([
  [
    ['Tgl', 'Catatan', 'Masuk', 'Keluar', 'Sisa'],
    { date: 0, description: 1, credit: 2, debit: 3, balance: 4 },
  ],
  [['Tanggal', 'Uraian', 'Tipe', 'Nominal'], { date: 0, description: 1, direction: 2, amount: 3 }],
  [['A', 'B'], {}],
])('guesses %j', (header, columns) => {
  expect(guessColumns(header)).toEqual(columns);
});

test('finds the head below what stands above it', () => {
  expect(guessHeaderRow([['Laporan'], ['Tanggal', 'Uraian', 'Saldo'], ['1', '2', '3']])).toBe(1);
});
