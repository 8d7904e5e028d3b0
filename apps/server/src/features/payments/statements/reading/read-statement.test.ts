// Golden files of six banks, each damaged in 200 ways: a damaged file is refused by the row, or what
// was read of it is what the bank wrote. Never a wrong credit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { damagesOf } from '../../../../../test/bank/damage-statement.ts';
import { readStatement } from './read-statement.ts';
import { StatementError } from './statement-error.ts';

const BANKS = [
  ['bca-personal', 'BCA perorangan', '0123456789', 1],
  ['bca-business', 'BCA bisnis', '0123456789', 0],
  ['bri', 'BRI', '012301000456789', 0],
  ['mandiri', 'Mandiri', '1230012345678', 0],
  ['bsi', 'BSI', '7123456789', 0],
  ['bni', 'BNI', '0234567890', 0],
] as const;
const DAMAGES_PER_BANK = 200;

const golden = (bank: string) => readFileSync(join(import.meta.dirname, 'golden', `${bank}.csv`));
const creditsOf = (bytes: Buffer) =>
  readStatement(bytes)
    .rows.filter(({ direction }) => direction === 'credit')
    .map(({ day, amountSen, balanceSen }) => `${day} ${amountSen} ${balanceSen}`);

describe.each(BANKS)('%s', (file, bank, accountNumber, pendingCount) => {
  test('is read whole and proven', () => {
    const statement = readStatement(golden(file));
    expect(statement).toMatchObject({ bank, accountNumber, pendingCount });
    expect(statement.rows.map(({ day }) => day)).toEqual([
      '2026-08-01',
      '2026-08-01',
      '2026-08-03',
      '2026-08-03',
      '2026-08-05',
      '2026-08-07',
      '2026-08-12',
      '2026-08-20',
    ]);
    expect(statement.rows.every(({ isProven }) => isProven)).toBe(true);
    expect(statement.rows[4]).toMatchObject({
      direction: 'credit',
      amountSen: 89_900_900,
      description: 'KR OTOMATIS LLG-BSI "YAYASAN, BAITURRAHMAN"',
    });
  });

  test.each(['utf16le', 'latin1'] as const)('also as %s', (encoding) => {
    const text = golden(file).toString('utf8');
    const mark = encoding === 'utf16le' ? [Buffer.from([0xff, 0xfe])] : [];
    const bytes = Buffer.concat([...mark, Buffer.from(text, encoding)]);
    expect(creditsOf(bytes)).toEqual(creditsOf(golden(file)));
  });

  test(`${DAMAGES_PER_BANK} damages give no wrong credit`, () => {
    const credits = new Set(creditsOf(golden(file)));
    for (const { name, bytes } of damagesOf(golden(file), DAMAGES_PER_BANK)) {
      try {
        const wrong = creditsOf(bytes).filter((credit) => !credits.has(credit));
        expect(wrong, name).toEqual([]);
      } catch (error) {
        expect(error, name).toBeInstanceOf(StatementError);
      }
    }
  });
});

test.each([
  ['PDF', Buffer.from('%PDF-1.7\n...')],
  ['halaman web', Buffer.from('<!DOCTYPE html><html></html>')],
  ['buku kerja Excel', Buffer.from('PK\u0003\u0004\0\0')],
  ['belum dikenal', Buffer.from('Date,Text,Money\n1,2,3\n')],
  ['belum dikenal', Buffer.alloc(0)],
])('refuses what is no statement: %s', (sentence, bytes) => {
  expect(() => readStatement(bytes)).toThrow(sentence);
});

test('a first row without an opening balance is not proven, the next one is', () => {
  const text = golden('mandiri')
    .toString('utf8')
    .replace(/^Saldo Awal.*\n/, '');
  const { rows } = readStatement(Buffer.from(text));
  expect(rows.map(({ isProven }) => isProven).slice(0, 2)).toEqual([false, true]);
});
