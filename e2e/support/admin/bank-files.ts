// What the owner's bank and his QRIS provider hand out.
import type { APIRequestContext } from '@playwright/test';
import { formatRupiah, isoDate, type PaymentAccount } from '@timesync/contract';
import { createPaymentAccount } from '../shop/shop-office.ts';
import { newMark } from './admin-lists.ts';

/** A whole static code of a merchant TIMESYNC in MALANG. */
export const QRIS_CODE =
  '00020101021126570011ID.DANA.WWW011893600915300000000102090000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200123456780303UMI5204549953033605802ID5908TIMESYNC6006MALANG63048558';

const newNumber = () => String(Math.floor(1_000_000_000 + Math.random() * 8_999_999_999));

/** A bank account of the seller that no other test pays into. */
export function openAccount(
  office: APIRequestContext,
  accountNumber = newNumber(),
): Promise<PaymentAccount> {
  const names = { name: `Bank ${newMark()}`, accountName: 'Yayasan' };
  return createPaymentAccount(office, { ...names, accountNumber, type: 'bank' });
}

export const csvFile = (lines: string[]) => ({
  name: 'berkas.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

const OPENING = 5_000_000;

/** A statement of today as BNI writes it: the balance follows from line to line. */
export function bankFile(
  accountNumber: string,
  lines: [text: string, amount: number][],
  opening = OPENING,
): ReturnType<typeof csvFile> {
  const day = isoDate(Date.now()).split('-').toReversed().join('/');
  const digits = (amount: number) => formatRupiah(amount, { symbol: false });
  let balance = opening;
  const rows = lines.map(([text, amount]) => {
    balance += amount;
    const type = amount < 0 ? 'Db.' : 'Cr.';
    return `${day};${text};${type};${digits(Math.abs(amount))};${digits(balance)}`;
  });
  const head = [`Nomor Rekening;${accountNumber}`, `Saldo Awal;${digits(opening)}`];
  return csvFile([...head, 'Tanggal Transaksi;Uraian Transaksi;Tipe;Nominal;Saldo', ...rows]);
}
