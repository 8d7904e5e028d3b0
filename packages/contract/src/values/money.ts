// Money is whole rupiah. Written by hand, not by Intl: engines disagree about IDR's decimals and its
// space, and on a slow phone making the first formatter costs more than starting a whole page.

/** `149000` → `Rp 149.000`, which never breaks across lines; anything that is not a number shows as `Rp 0`. */
export function formatRupiah(amount: unknown, options: { symbol?: boolean } = {}): string {
  const whole = toWholeNumber(amount);
  const sign = whole < 0 ? '-' : '';
  const symbol = options.symbol === false ? '' : 'Rp\u00a0';
  const digits = Math.abs(whole).toFixed(0);
  return sign + symbol + digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
}

function toWholeNumber(amount: unknown): number {
  const value = typeof amount === 'string' ? Number.parseInt(amount, 10) : Number(amount);
  return amount !== null && Number.isFinite(value) ? Math.trunc(value) : 0;
}
