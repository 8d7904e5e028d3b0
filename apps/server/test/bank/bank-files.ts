// Files as a bank writes them, with balances that follow from each other.
import type { BrowserClient } from '../browser-client.ts';

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

export async function uploadFile(
  browser: BrowserClient,
  path: string,
  {
    content,
    ...fields
  }: {
    paymentAccountId: number;
    content: string | Buffer;
    year?: number;
    dateOrder?: string;
    layout?: string;
  },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set(
    'file',
    new Blob([new Uint8Array(Buffer.from(content))], { type: 'text/csv' }),
    'mutasi.csv',
  );
  const encoded = new Response(form);
  return browser.post(path, undefined, {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  });
}
