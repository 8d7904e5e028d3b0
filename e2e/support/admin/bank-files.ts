// What the owner's bank and his QRIS provider hand out.
import { formatRupiah, isoDate } from '@timesync/contract';

/** A whole static code of a merchant TIMESYNC in MALANG. */
export const QRIS_CODE =
  '00020101021126570011ID.DANA.WWW011893600915300000000102090000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200123456780303UMI5204549953033605802ID5908TIMESYNC6006MALANG63048558';

const OPENING = 5_000_000;

/** A statement of today as BNI writes it: the balance follows from line to line. */
export function bankFile(
  accountNumber: string,
  lines: [text: string, amount: number][],
  opening = OPENING,
): Buffer {
  const day = isoDate(Date.now()).split('-').toReversed().join('/');
  const digits = (amount: number) => formatRupiah(amount, { symbol: false });
  let balance = opening;
  const rows = lines.map(([text, amount]) => {
    balance += amount;
    const type = amount < 0 ? 'Db.' : 'Cr.';
    return `${day};${text};${type};${digits(Math.abs(amount))};${digits(balance)}`;
  });
  const head = [`Nomor Rekening;${accountNumber}`, `Saldo Awal;${digits(opening)}`];
  return Buffer.from(
    [...head, 'Tanggal Transaksi;Uraian Transaksi;Tipe;Nominal;Saldo', ...rows].join('\n'),
  );
}
