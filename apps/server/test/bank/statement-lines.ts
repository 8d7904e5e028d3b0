// The eight lines that every golden file holds, for those files that tests draw themselves.
export const OPENING = 10_000_000.5;

export interface GoldenLine {
  day: string;
  text: string;
  /** A negative amount is money that leaves. */
  amount: number;
  balance: number;
}

const LINES: [day: string, text: string, amount: number][] = [
  ['2026-08-01', 'TRSF E-BANKING CR 0108/FTSCY/WS95031 AHMAD FAUZI', 249_137],
  ['2026-08-01', 'TRSF E-BANKING CR 0108/FTSCY/WS95031 MASJID AL IKHLAS', 249_137],
  ['2026-08-03', 'BIAYA ADM', -15_000],
  ['2026-08-03', 'SETORAN TUNAI DKM NURUL HUDA', 747_001],
  ['2026-08-05', 'KR OTOMATIS LLG-BSI "YAYASAN, BAITURRAHMAN"', 899_009],
  ['2026-08-07', 'TARIKAN ATM 07/08', -500_000],
  ['2026-08-12', 'BUNGA', 1_234.56],
  ['2026-08-20', 'BI-FAST CR BIF TRANSFER DR 014 TAKMIR AN-NUR', 249_250],
];

let balance = OPENING;
export const goldenLines: GoldenLine[] = LINES.map(([day, text, amount]) => {
  balance += amount;
  return { day, text, amount, balance };
});

/** 249,137.00 */
export const american = (amount: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(Math.abs(amount));
/** 249.137,00 */
export const indonesian = (amount: number) =>
  new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2 }).format(Math.abs(amount));

const MONTHS = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ');

export function dayParts(day: string) {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, date, monthName: MONTHS[Number(month) - 1] ?? '' };
}
