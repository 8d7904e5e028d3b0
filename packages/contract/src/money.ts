// Money is whole rupiah. Fraction digits are set explicitly: engines disagree about IDR.
const rupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const plain = new Intl.NumberFormat('id-ID', {
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** `149000` → `Rp 149.000`; what is not a number shows as `Rp 0`. */
export function formatRupiah(amount: unknown, options: { symbol?: boolean } = {}): string {
  const whole = toWholeNumber(amount);
  const text = options.symbol === false ? plain.format(whole) : rupiah.format(whole);
  return text.replace(/\u00a0/g, ' ');
}

function toWholeNumber(amount: unknown): number {
  const value = typeof amount === 'string' ? Number.parseInt(amount, 10) : Number(amount);
  return amount !== null && Number.isFinite(value) ? Math.trunc(value) : 0;
}
