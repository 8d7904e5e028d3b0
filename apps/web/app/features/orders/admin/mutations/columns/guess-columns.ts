import type { StatementColumns } from '@timesync/contract';

export type ColumnRole = keyof StatementColumns;

/** What banks write above their columns; only a first guess, the owner sees and changes it. */
const words: Record<ColumnRole, RegExp> = {
  date: /tgl|tanggal|date/i,
  description: /keterangan|uraian|catatan|deskripsi|description|berita/i,
  credit: /masuk|kredit|credit/i,
  debit: /keluar|debet|debit/i,
  amount: /jumlah|nominal|amount|nilai/i,
  direction: /^(d\/k|db\/cr|tipe|jenis|type)$/i,
  balance: /saldo|sisa|balance/i,
};

/** The row that reads like a head: the one with the most such words. */
export function guessHeaderRow(rows: string[][]): number {
  const hits = rows.map(
    (cells) => Object.values(words).filter((word) => cells.some((cell) => word.test(cell))).length,
  );
  return Math.max(0, hits.indexOf(Math.max(...hits)));
}

export function guessColumns(header: string[]): Partial<StatementColumns> {
  const found = Object.entries(words)
    .map(([role, word]) => [role, header.findIndex((cell) => word.test(cell))] as const)
    .filter(([, column]) => column >= 0);
  const guess: Partial<StatementColumns> = Object.fromEntries(found);
  if (guess.credit === undefined) return guess;
  const { amount: _, direction: __, ...twoColumns } = guess;
  return twoColumns;
}
