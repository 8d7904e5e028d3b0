// Files of fourteen shapes, each damaged in 200 ways: a damaged file is refused with its row, or the
// lines read from it are those that the bank wrote. Never a wrong credit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  damagedBytes,
  damagedLines,
  damagesOf,
} from '../../../../../../test/bank/damage-statement.ts';
import { livinExcel } from '../../../../../../test/bank/excel-statement.ts';
import {
  bcaEstatementPdf,
  bcaPdf,
  briPdf,
  jagoPdf,
  mandiriEstatementPdf,
  mandiriPdf,
} from '../../../../../../test/bank/pdf-statements.ts';
import { type GoldenLine, goldenLines } from '../../../../../../test/bank/statement-lines.ts';
import { someOf } from '../../../../../../test/rounds.ts';
import { readGrids } from './files/read-grids.ts';
import { type ReadOptions, readStatement } from './read-statement.ts';
import { StatementError } from './statement-error.ts';

const read = async (bytes: Buffer) => readStatement(await readGrids(bytes), options);
const golden = (bank: string) => readFileSync(join(import.meta.dirname, 'golden', `${bank}.csv`));
const options: ReadOptions = {
  today: '2026-11-17',
  fileName: 'mutasi.csv',
  confirmedYear: undefined,
};

interface Shape {
  file: () => Buffer | Promise<Buffer>;
  accountNumber?: string;
  pendingCount?: number;
  /** Rows that nothing in the file confirms. */
  unproven?: number;
  isYearAssumed?: boolean;
}

const SHAPES: Record<string, Shape> = {
  'klikbca-personal': {
    file: () => golden('klikbca-personal'),
    accountNumber: '0123456789',
    pendingCount: 1,
    isYearAssumed: true,
  },
  'klikbca-bisnis': { file: () => golden('klikbca-bisnis'), accountNumber: '0123456789' },
  'mandiri-kopra': {
    file: () => golden('mandiri-kopra'),
    accountNumber: '1230012345678',
    unproven: 1,
  },
  // It prints no balance: read by its words, and nothing of it is confirmed.
  'mandiri-mcm': { file: () => golden('mandiri-mcm'), accountNumber: '1230012345678', unproven: 8 },
  bri: { file: () => golden('bri'), accountNumber: '012301000456789' },
  bnidirect: { file: () => golden('bnidirect'), accountNumber: '0234567890' },
  bsi: { file: () => golden('bsi'), unproven: 1 },
  'Livin Excel': {
    file: () => readFileSync(join(import.meta.dirname, 'golden/livin.xlsx')),
    accountNumber: '1230012345678',
  },
  'BCA PDF': { file: bcaPdf, accountNumber: '0123456789' },
  'BRI PDF': { file: () => briPdf(), accountNumber: '012301000456789' },
  'Mandiri PDF': { file: mandiriPdf, accountNumber: '1230012345678' },
  'Jago PDF': { file: jagoPdf, unproven: 1 },
  'BCA e-Statement PDF': { file: bcaEstatementPdf, accountNumber: '0123456789' },
  'Mandiri e-Statement PDF': { file: mandiriEstatementPdf, accountNumber: '1230012345678' },
};
const TEXTS = Object.entries(SHAPES).filter(([name]) => !/Excel|PDF/.test(name));
const DAMAGES_PER_SHAPE = 200;
/** Cuts and other bytes each, beside 64 damaged lines. */
const DAMAGES_PER_DRAWN_FILE = 70;

/** The lines that would be booked: those that balances confirm. */
async function creditsOf(bytes: Buffer): Promise<string[]> {
  const statement = await read(bytes);
  return statement.rows
    .filter(({ direction, isProven }) => direction === 'credit' && isProven)
    .map(({ day, amountSen, balanceSen }) => `${day} ${amountSen} ${balanceSen}`);
}

interface Damaged {
  name: string;
  file: () => Buffer | Promise<Buffer>;
}

async function expectNoWrongCredit(whole: Buffer, damaged: Damaged[]): Promise<void> {
  const credits = new Set(await creditsOf(whole));
  for (const { name, file } of someOf(damaged, { share: 0.1 })) {
    const credited = await creditsOf(await file()).catch((error: unknown) => {
      expect(error, name).toBeInstanceOf(StatementError);
      return [];
    });
    expect(
      credited.filter((credit) => !credits.has(credit)),
      name,
    ).toEqual([]);
  }
}

describe.each(Object.entries(SHAPES))('%s', (_, shape) => {
  test('is read whole without mapping', async () => {
    const statement = await read(await shape.file());
    const { accountNumber, pendingCount = 0, unproven = 0, isYearAssumed = false } = shape;
    expect(statement).toMatchObject({ accountNumber, pendingCount, isYearAssumed });
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
    expect(statement.rows.filter(({ isProven }) => !isProven)).toHaveLength(unproven);
    expect(statement.rows[4]).toMatchObject({ direction: 'credit', amountSen: 89_900_900 });
    expect(statement.rows[4]?.description).toMatch(/^KR OTOMATIS LLG-BSI/);
    expect(statement.rows[5]).toMatchObject({ direction: 'debit', amountSen: 50_000_000 });
    expect(statement.rows[7]?.description).toMatch(/^BI-FAST CR BIF TRANSFER/);
  });
});

describe.each(TEXTS)('%s as text', (_, { file }) => {
  test.each([
    ['UTF-16 with its mark', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without it', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16, big end first', (text: string) => Buffer.from(text, 'utf16le').swap16()],
    ['Latin-1', (text: string) => Buffer.from(text, 'latin1')],
    ['CR line ends', (text: string) => Buffer.from(text.replace(/\r?\n/g, '\r'))],
    ['the header again on a second page', repeatHeader],
  ])('also as %s', async (_, encode) => {
    const whole = (await file()) as Buffer;
    expect(await creditsOf(encode(whole.toString('utf8')))).toEqual(await creditsOf(whole));
  });

  test('no damage gives a wrong credit', async () => {
    const whole = (await file()) as Buffer;
    const damages = damagesOf(whole, DAMAGES_PER_SHAPE);
    await expectNoWrongCredit(
      whole,
      damages.map(({ name, bytes }) => ({ name, file: () => bytes })),
    );
  });
});

const DRAWN: Record<string, (lines?: GoldenLine[]) => Buffer | Promise<Buffer>> = {
  'Livin Excel': livinExcel,
  'BCA PDF': bcaPdf,
  'BRI PDF': briPdf,
  'Mandiri PDF': mandiriPdf,
  'Jago PDF': jagoPdf,
  'BCA e-Statement PDF': bcaEstatementPdf,
  'Mandiri e-Statement PDF': mandiriEstatementPdf,
};

describe.each(Object.entries(DRAWN))('%s', (_, draw) => {
  test('damaged lines and bytes give no wrong credit', async () => {
    const whole = await draw();
    await expectNoWrongCredit(whole, [
      ...damagedLines(goldenLines).map(({ name, lines }) => ({ name, file: () => draw(lines) })),
      ...damagedBytes(whole, DAMAGES_PER_DRAWN_FILE).map(({ name, bytes }) => ({
        name,
        file: () => bytes,
      })),
    ]);
  });
});

function repeatHeader(text: string): Buffer {
  const lines = text.split(/\r?\n/);
  const header = lines.findIndex(
    (line) =>
      /tanggal|date|tgl_tran/i.test(line) && /,|;/.test(line) && /saldo|balance|credit/i.test(line),
  );
  return Buffer.from(lines.toSpliced(header + 4, 0, lines[header] ?? '').join('\n'));
}

test.each([
  ['halaman web', Buffer.from('<!DOCTYPE html><html></html>')],
  ['Excel lama', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['Excel yang rusak', Buffer.from('PK\u0003\u0004\0\0')],
  ['PDF yang rusak', Buffer.from('%PDF-1.7\n...')],
  ['belum dikenal', Buffer.from('Date,Text,Money\n1,2,3\n')],
  ['kosong', Buffer.alloc(0)],
])('refuses what is no statement: %s', async (sentence, bytes) => {
  await expect(read(bytes)).rejects.toThrow(sentence);
});
