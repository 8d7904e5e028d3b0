// An axis has no room for `Rp 65.940.000`.
const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

const units: [size: number, word: string][] = [
  [1_000_000_000, 'M'],
  [1_000_000, 'jt'],
  [1_000, 'rb'],
];

/** `65940000` → `65,9 jt`. */
export function shortAmount(amount: number): string {
  const unit = units.find(([size]) => amount >= size);
  return unit ? `${number.format(amount / unit[0])} ${unit[1]}` : number.format(amount);
}
