// Files as a bank writes them, with balances that follow from each other.
import { bankMutations } from '../../src/features/shop/orders/statements/statements.schema.ts';
import type { BrowserClient } from '../browser-client.ts';
import type { TestApp } from '../test-app.ts';

export interface BankLine {
  day: string;
  /** The amount in rupiah; a negative one is money that leaves. */
  amount: number;
  text?: string;
}

interface BankFile {
  accountNumber?: string;
  opening?: number;
  /** Leaves the opening balance out, so that the first line cannot be checked. */
  hidesOpening?: boolean;
}

/** A file of BNI: `;` between cells, thousands with dots. */
export function bankFile(lines: BankLine[], options: BankFile = {}): string {
  const { accountNumber = '7123456789', opening = 10_000_000, hidesOpening = false } = options;
  let balance = opening;
  const rows = lines.map(({ day, amount, text = 'TRSF E-BANKING CR' }) => {
    balance += amount;
    const date = day.split('-').toReversed().join('/');
    const kind = amount < 0 ? 'Db.' : 'Cr.';
    return [date, text, kind, dotted(Math.abs(amount)), dotted(balance)].join(';');
  });
  return [
    `Nomor Rekening;${accountNumber}`,
    ...(hidesOpening ? [] : [`Saldo Awal;${dotted(opening)}`]),
    'Tanggal Transaksi;Uraian Transaksi;Tipe;Nominal;Saldo',
    ...rows,
    '',
  ].join('\n');
}

function dotted(amount: number): string {
  const text = new Intl.NumberFormat('id-ID').format(Math.abs(amount));
  return amount < 0 ? `-${text}` : text;
}

interface Upload {
  paymentAccountId: number;
  content: string | Buffer;
  year?: number;
  dateOrder?: string;
  layout?: string;
}

export function uploadFile(browser: BrowserClient, path: string, { content, ...fields }: Upload) {
  const file = { bytes: Buffer.from(content), name: 'mutasi.csv', type: 'text/csv' };
  return browser.sendFile(path, file, fields);
}

let count = 0;

/** Proven lines without a file that a process has to read; with an opening balance they have theirs. */
export async function addBankLines(
  { database }: TestApp,
  paymentAccountId: number,
  lines: BankLine[],
  opening?: number,
): Promise<void> {
  let balance = opening;
  const rows = lines.map(({ day, amount, text = 'TRSF E-BANKING CR' }) => {
    count += 1;
    if (balance !== undefined) balance += amount;
    const direction = amount < 0 ? ('debit' as const) : ('credit' as const);
    const source = { paymentAccountId, twin: count, reportedAs: `line ${count}` };
    return {
      ...{ ...source, day, direction, amountSen: Math.abs(amount) * 100 },
      ...{ description: text, isProven: true, balanceSen: balance && balance * 100 },
    };
  });
  await database.db.insert(bankMutations).values(rows);
}
