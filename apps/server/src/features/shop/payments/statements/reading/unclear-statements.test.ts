// Files that do not say everything: no known words, no heading, days that can be read both ways.
import { expect, test } from 'vitest';
import { type ReadOptions, readStatement } from './read-statement.ts';
import { splitCells } from './statement-cells.ts';
import { UnknownLayoutError } from './statement-error.ts';

function read(lines: string[], options: Partial<ReadOptions> = {}) {
  const grid = [...splitCells(lines.join('\n'), ';')];
  const usual = { today: '2026-11-17', fileName: '', confirmedYear: undefined };
  return readStatement([grid], { ...usual, ...options });
}
const amountsOf = ({ rows }: ReturnType<typeof read>) =>
  rows.map(({ direction, amountSen }) => (direction === 'credit' ? amountSen : -amountSen) / 100);

const ROWS = [
  '01/08/2026;SETORAN;249.137;;1.249.137',
  '02/08/2026;BIAYA;;15.000;1.234.137',
  '13/08/2026;SETORAN;1.000;;1.235.137',
];

test('words that nobody listed: the balance shows which column is which', () => {
  const statement = read(['Hari;Isi;Terima;Bayar;Uang', ...ROWS]);
  expect(amountsOf(statement)).toEqual([249_137, -15_000, 1_000]);
  expect(statement.rows.map(({ isProven }) => isProven)).toEqual([false, true, true]);
  expect(statement.rows[1]?.description).toBe('BIAYA');
});

test('without a heading the first row is a row', () => {
  expect(amountsOf(read(ROWS))).toEqual([249_137, -15_000, 1_000]);
});

test('a known day and amount beside an unknown balance', () => {
  const rows = ['01/08/2026;A;5.000;15.000', '02/08/2026;B;1.000;14.000'];
  const statement = read(['Saldo Awal;10.000', 'Tanggal;Keterangan;Nominal;Uang', ...rows]);
  expect([amountsOf(statement), statement.rows[1]?.isProven]).toEqual([[5_000, -1_000], true]);
});

test('a first row that may have come or left is for a person to decide', () => {
  const rows = ['01/08/2026;5.000;15.000', '02/08/2026;1.000;14.000'];
  expect(() => read(['Hari;Uang;Sisa uang', ...rows])).toThrow(UnknownLayoutError);
});

test('a mark that the balance contradicts is not passed over', () => {
  const rows = ['01/08/2026;5.000;K;15.000', '02/08/2026;1.000;K;14.000'];
  expect(() => read(['Hari;Uang;Tanda;Sisa uang', ...rows])).toThrow(UnknownLayoutError);
});

test('two readings that the balances confirm are for a person to decide', () => {
  const rows = ['01/08/2026;A;5.000;15.000;5.000', '02/08/2026;B;1.000;16.000;6.000'];
  expect(() => read(['Hari;Isi;Uang;Kas;Kumpulan', ...rows])).toThrow(UnknownLayoutError);
});

test('columns that a person showed in a file without a heading keep its first row', () => {
  const rows = ['01/08/2026;SETORAN;249.137', '02/08/2026;SETORAN LAIN;15.000'];
  const columns = { date: 0, description: [1], credit: 2 };
  const layout = { header: ['01/07/2026', 'BUNGA', '7'], columns, dateOrder: 'day-first' as const };
  expect(amountsOf(read(rows, { layout }))).toEqual([249_137, 15_000]);
});

test.each([
  ['Starting Balance', 'Saldo'],
  ['Saldo awal riil', 'Saldo Riil'],
  ['Previous Balance', 'Total'],
])('the balance is called %s before and %s behind', (before, after) => {
  const rows = [`${before};;;1.000.000`, '01/08/2026;SETORAN;249.137;1.249.137'];
  const head = ['Tanggal', 'Keterangan', 'Jumlah', after].join(';');
  for (const lines of [
    [rows[0], head, rows[1]],
    [head, ...rows],
  ]) {
    const statement = read(lines as string[]);
    expect([amountsOf(statement), statement.rows[0]?.isProven]).toEqual([[249_137], true]);
  }
  const beside = read([
    `Tanggal;Keterangan;Jumlah;${before};${after}`,
    '01/08/2026;SETORAN;249.137;1.000.000;1.249.137',
  ]);
  expect(beside.rows[0]?.isProven).toBe(true);
});

test('an amount may be called Total', () => {
  const statement = read([
    'Tanggal;Keterangan;Total;Saldo',
    'Saldo awal;;;5.000',
    '01/08/2026;A;1.000;6.000',
  ]);
  expect([amountsOf(statement), statement.rows[0]?.isProven]).toEqual([[1_000], true]);
});

const HEAD = 'Tanggal;Keterangan;Jumlah;Saldo';
const row = (day: string, n: number) => `${day};SETORAN;1.000;${5 + n}.000`;
const MONTH_FIRST = ['08/01/2026', '08/03/2026', '08/05/2026'].map(row);

test('days that lie closer together with the month first are asked about', () => {
  const statement = read([HEAD, ...MONTH_FIRST]);
  expect(statement.unsureOrders).toEqual({
    'day-first': ['2026-01-08', '2026-05-08'],
    'month-first': ['2026-08-01', '2026-08-05'],
  });
  const answered = read([HEAD, ...MONTH_FIRST], { confirmedOrder: 'month-first' });
  expect([answered.unsureOrders, answered.rows[2]?.day]).toEqual([undefined, '2026-08-05']);
});

test('days that have not come yet with the day first are asked about too', () => {
  const november = ['11/01/2026', '11/03/2026', '11/12/2026'].map(row);
  expect(read([HEAD, ...november]).unsureOrders).toEqual({
    'month-first': ['2026-11-01', '2026-11-12'],
  });
});

test("the file's period says which is first", () => {
  const statement = read(['Periode;01 Agu 2026 - 31 Agu 2026', HEAD, ...MONTH_FIRST]);
  expect([statement.unsureOrders, statement.rows[0]?.day]).toEqual([undefined, '2026-08-01']);
});

test.each([
  [['01/08/2026', '03/08/2026', '12/08/2026']],
  [['10/07/2026', '02/08/2026', '05/08/2026']],
  [['11/12', '12/12', '02/01', '03/01']],
  [['08/08/2026']],
])('days that lie closer together as printed are not asked about: %s', (days) => {
  expect(read([HEAD, ...days.map(row)]).unsureOrders).toBeUndefined();
});
