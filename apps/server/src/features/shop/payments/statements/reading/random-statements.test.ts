// Random statements in random layouts, compared with their source: read exactly, or refused.
import { expect, test } from 'vitest';
import { roundsOf } from '../../../../../../test/rounds.ts';
import { isProven, readStatement } from './read-statement.ts';
import { splitCells } from './statement-cells.ts';
import { StatementError } from './statement-error.ts';

const ROUNDS = roundsOf(10_000, { share: 0.01 });

const pick = <T>(choices: readonly T[]): T =>
  choices[Math.floor(Math.random() * choices.length)] as T;
const upTo = (most: number) => Math.floor(Math.random() * most);

interface Line {
  day: string;
  sen: number;
  balance: number;
}

function randomLines(opening: number): Line[] {
  let balance = opening;
  let at = Date.UTC(2026, upTo(9), 1 + upTo(28));
  return Array.from({ length: 1 + upTo(12) }, () => {
    at += upTo(4) * 24 * 60 * 60 * 1000;
    const sen = (1 + upTo(1_000_000_00)) * pick([1, 1, -1]);
    balance += sen;
    return { day: new Date(at).toISOString().slice(0, 10), sen, balance };
  });
}

const notations = {
  american: (sen: number) =>
    (sen / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  indonesian: (sen: number) =>
    (sen / 100).toLocaleString('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  plain: (sen: number) => (sen / 100).toFixed(2),
};
const MONTHS =
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember';
const dates = {
  iso: (day: string) => `${day} 10:15:27`,
  slashes: (day: string) => day.split('-').toReversed().join('/'),
  short: (day: string) => day.slice(2).split('-').toReversed().join('/'),
  named: (day: string) => {
    const [year, month, date] = day.split('-');
    return `${Number(date)} ${MONTHS.split(' ')[Number(month) - 1]} ${year} 10:16:54`;
  },
};

function randomFile(hasWords: boolean) {
  const opening = upTo(1_000_000_000_00);
  const lines = randomLines(opening);
  const money = notations[pick(['american', 'indonesian', 'plain'] as const)];
  const date = dates[pick(['iso', 'slashes', 'short', 'named'] as const)];
  const movement = pick(['pair', 'marked', 'beside', 'signed'] as const);
  const columns: { name: string; cell: (line: Line) => string }[] = [
    { name: pick(['Tanggal', 'Tgl', 'Posting Date', 'TGL_TRAN']), cell: ({ day }) => date(day) },
    { name: pick(['Keterangan', 'Uraian', 'Remarks']), cell: () => pick(['BUNGA', 'TRSF 12/07']) },
    {
      name: pick(['Saldo', 'Balance', 'Saldo Akhir (IDR)']),
      cell: ({ balance }) => money(balance),
    },
    { name: pick(['Cabang', 'No. Referensi']), cell: () => String(upTo(9999)) },
  ];
  const amount = ({ sen }: Line) => money(Math.abs(sen));
  if (movement === 'pair') {
    const empty = pick(['', '-', '.00', '0,00']);
    columns.push(
      { name: pick(['Debit', 'Mutasi Debet']), cell: (l) => (l.sen < 0 ? amount(l) : empty) },
      { name: pick(['Kredit', 'Credit']), cell: (l) => (l.sen > 0 ? amount(l) : empty) },
    );
  } else if (movement === 'marked') {
    const mark = pick([' CR| DB', 'K|D', '+|-', '|-']).split('|');
    columns.push({ name: 'Jumlah', cell: (l) => `${amount(l)}${l.sen > 0 ? mark[0] : mark[1]}` });
  } else if (movement === 'signed') {
    columns.push({
      name: 'Nominal',
      cell: (l) => `${l.sen > 0 ? pick(['', '+']) : '-'}${amount(l)}`,
    });
  } else {
    columns.push(
      { name: 'Amount', cell: amount },
      { name: pick(['D/K', 'DB/CR']), cell: ({ sen }) => (sen > 0 ? pick(['K', 'CR']) : 'D') },
    );
  }
  const shuffled = columns
    .map((column) => ({ column, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ column }) => column);
  const head = pick([true, false]) ? [[`Saldo Awal : ${money(opening)}`]] : [];
  const rows = lines.map((line) => shuffled.map(({ cell }) => cell(line)));
  const ordered = pick([true, false]) ? rows : rows.toReversed();
  const separator = pick([';', '\t', ','] as const);
  const names = shuffled.map(({ name }, n) => (hasWords ? name : `Lajur ${n + 1}`));
  const text = [...head, names, ...ordered]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(separator))
    .join('\n');
  return { text, separator, lines };
}

test.each([
  ['by their words', true, 0.8],
  ['by their balances', false, 0.6],
])(`${ROUNDS} random statements are read as they were made, %s`, (_, hasWords, least) => {
  let provenCount = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { text, separator, lines } = randomFile(hasWords);
    const grids = [[...splitCells(text, separator)]];
    const options = { today: '2026-11-17', fileName: '', confirmedYear: undefined };
    try {
      const statement = readStatement(grids, options);
      if (!isProven(statement) || statement.unsureOrders) continue;
      provenCount += 1;
      const read = statement.rows.map(({ day, direction, amountSen, balanceSen }) => {
        return { day, sen: direction === 'credit' ? amountSen : -amountSen, balance: balanceSen };
      });
      expect(read, text).toEqual(lines);
    } catch (error) {
      expect(error, text).toBeInstanceOf(StatementError);
    }
  }
  expect(provenCount).toBeGreaterThan(ROUNDS * least);
});
