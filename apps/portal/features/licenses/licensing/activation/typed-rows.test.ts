import { CODE_SYMBOLS, readActivationRequest, splitCodeRows } from '@timesync/contract';
import { expect, test } from 'vitest';
import { emptyRows, firstWrongRow, groupRow, isRowFull, typeIntoRow } from './typed-rows';

// The simulator made this code.
const code =
  '040G7EHSX9RG507P9D2VARQGS01CZ072HVX1ZQ2PJEGA0B098DET08T2C10SWTSQ3YY4BE3ZNX5HBT3PN833C0235ASY63XDPRTFKNHPFWRFYW7WYB8Y61H9SCTRA8C47JQQYBC9936A2KGJ';
const rows = splitCodeRows(code);
const corrupt = (row: string) => `${row.startsWith('Z') ? 'Y' : 'Z'}${row.slice(1)}`;

test('the example is a real code', () => {
  expect(code).toHaveLength(CODE_SYMBOLS);
  expect(readActivationRequest(code).ok).toBe(true);
});

test('rows typed one by one are right', () => {
  const typed = rows.reduce<string[]>(
    (typed, row, index) => typeIntoRow(typed, index, row.toLowerCase()),
    emptyRows,
  );
  expect(firstWrongRow(typed)).toBeUndefined();
  expect(readActivationRequest(typed.join(''))).toMatchObject({ ok: true, code });
});

test('a wrong row is named at once, before the others are typed', () => {
  const typed = rows.map((row, index) => (index === 4 ? corrupt(row) : index > 4 ? '' : row));
  expect(firstWrongRow(typed)).toBe(5);
});

test('a letter outside the alphabet is found in its row', () => {
  const typed = rows.map((row, index) => (index === 2 ? `U${row.slice(1)}` : row));
  expect(firstWrongRow(typed)).toBe(3);
});

test('two rows in each other’s place are found', () => {
  const [first = '', second = '', ...rest] = rows;
  expect(firstWrongRow([second, first, ...rest])).toBe(1);
});

test('half a row is not wrong yet', () => {
  expect(firstWrongRow(typeIntoRow(emptyRows, 0, rows[0]?.slice(0, 6) ?? ''))).toBeUndefined();
});

test.each([code, rows.join('\n'), `https://masjid.example/aktivasi/${code}`])(
  'a whole code pasted into the first row fills all: %s',
  (pasted) => {
    expect(typeIntoRow(emptyRows, 0, pasted)).toEqual(rows);
  },
);

test('pasted rows keep the rows before them', () => {
  const pasted = typeIntoRow(rows.with(1, ''), 1, rows.slice(1, 3).join(' '));
  expect(pasted).toEqual(rows);
});

test('one letter too many stays in its row, is wrong there and takes no other row away', () => {
  const long = `Z${rows[2]}`;
  const typed = typeIntoRow(rows, 2, long);
  expect(typed).toEqual(rows.with(2, long));
  expect(firstWrongRow(typed)).toBe(3);
  expect(readActivationRequest(typed.join('')).ok).toBe(false);
});

test('a row is shown in groups once it is left', () => {
  expect(groupRow('abcd efgh')).toBe('ABCD-EFGH');
  expect(isRowFull('ABCD-EFGH-JKM')).toBe(false);
  expect(isRowFull('ABCD-EFGH-JKMN')).toBe(true);
});
