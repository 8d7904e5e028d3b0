// The words that banks use above their columns. One table for every bank: supporting a new bank
// means adding a word here.

export const columnRoles = [
  'date',
  'valueDate',
  'description',
  'amount',
  'direction',
  'debit',
  'credit',
  'balance',
  'balanceBefore',
  'accountNumber',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Compared without case, spaces, signs and what is in brackets. */
const words: Record<ColumnRole, string> = {
  date: `tanggal, tgl, date, tanggal transaksi, tgl transaksi, tgl tran, tgl trans, transaction date,
    trans date, trx date, txn date, post date, posting date, tanggal posting, tanggal pembukuan,
    tanggal waktu, tanggal jam, date time, waktu, waktu transaksi, booking date`,
  valueDate: `tgl efektif, tanggal efektif, effective date, val date, value date, tanggal valuta,
    tgl valuta, tgl val`,
  description: `keterangan, uraian, deskripsi, description, remark, remarks, additional desc, catatan,
    berita, uraian transaksi, keterangan transaksi, deskripsi transaksi, rincian, rincian transaksi,
    detail transaksi, transaction description, transaction details, desk tran, narasi, note, notes,
    sumber tujuan, source destination`,
  amount: `jumlah, nominal, amount, nilai, mutasi, jumlah transaksi, nominal transaksi,
    transaction amount, nilai transaksi, total`,
  direction: `d k, k d, db cr, cr db, d c, c d, dk, tipe, type, jenis, jenis transaksi, tipe transaksi,
    mutasi, debit credit, debet kredit, debit kredit, dr cr`,
  debit: `debit, debet, mutasi debet, mutasi debit, debit amount, db, keluar, uang keluar, dana keluar,
    pengeluaran, withdrawal, outgoing, outgoing transactions, debits`,
  credit: `kredit, credit, mutasi kredit, mutasi credit, credit amount, cr, masuk, uang masuk,
    dana masuk, pemasukan, deposit, incoming, incoming transactions, credits`,
  balance: `saldo, balance, saldo akhir, saldo akhir mutasi, close balance, closing balance,
    ending balance, running balance, sisa, sisa saldo, ledger balance, saldo riil, total`,
  balanceBefore: `saldo awal mutasi, saldo awal, opening balance, saldo sebelum, begin balance,
    starting balance, saldo awal riil, previous balance`,
  accountNumber: 'norek, no rek, no rekening, nomor rekening, account no, account number, rekening',
};

export function headerWord(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z]/g, '');
}

/** `Tanggal / Date` and two lines in one cell are known by their first known part. */
export function lookUpRoles<Role extends string>(
  wordsOf: Record<Role, string>,
): (cell: string) => Role[] {
  const rolesOfWord = new Map<string, Role[]>();
  for (const role of Object.keys(wordsOf) as Role[]) {
    for (const word of wordsOf[role].split(',').map(headerWord)) {
      rolesOfWord.set(word, [...(rolesOfWord.get(word) ?? []), role]);
    }
  }
  return (cell) => {
    const parts = [cell, ...cell.split(/[/\n|]/)];
    return parts.map((part) => rolesOfWord.get(headerWord(part))).find(Boolean) ?? [];
  };
}

export const rolesOf = lookUpRoles(words);
