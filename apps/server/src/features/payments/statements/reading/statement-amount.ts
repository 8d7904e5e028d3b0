// Rupiah as banks print it, in sen: 249,137.00 · 249.137,00 · 249.137 · 249137. Three digits after a
// separator are thousands, two are sen; anything else is refused, because a wrong guess is money.
const AMERICAN = /^\d{1,3}(,\d{3})*(\.\d{2})?$/;
const INDONESIAN = /^\d{1,3}(\.\d{3})*(,\d{2})?$/;
const PLAIN = /^\d+([.,]\d{1,2})?$/;
const MAX_DIGITS = 15;

/** Sen, never negative; undefined for what is no amount. An empty cell is no amount either. */
export function parseAmountSen(text: string): number | undefined {
  const digits = text.replace(/^(rp|idr)\.?\s*/i, '').replaceAll('\u00a0', '');
  const isKnown = AMERICAN.test(digits) || INDONESIAN.test(digits) || PLAIN.test(digits);
  if (!isKnown) return undefined;
  const [, whole = '', sen = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const rupiah = whole.replace(/[.,]/g, '');
  if (rupiah.length === 0 || rupiah.length > MAX_DIGITS - 2) return undefined;
  return Number(rupiah) * 100 + Number(sen.padEnd(2, '0'));
}

export type Direction = 'credit' | 'debit';

const CREDIT_MARKS = new Set(['cr', 'cr.', 'c', 'k', 'kredit', 'credit', 'kr', '+']);
const DEBIT_MARKS = new Set(['db', 'db.', 'd', 'dr', 'debet', 'debit', '-']);

export function parseDirection(mark: string): Direction | undefined {
  const word = mark.trim().toLowerCase();
  if (CREDIT_MARKS.has(word)) return 'credit';
  return DEBIT_MARKS.has(word) ? 'debit' : undefined;
}

/** `249,137.00 CR`, `-249.137`, `+249.137`: an amount that says its own direction. */
export function parseMarkedAmount(text: string): { sen: number; direction: Direction } | undefined {
  const [, sign = '', amount = '', mark = ''] =
    /^([+-]?)\s*([\d.,\s]+?)\s*([a-z.]*)$/i.exec(text.trim()) ?? [];
  const direction = parseDirection(mark || sign || 'none');
  const sen = parseAmountSen(amount);
  return direction && sen !== undefined ? { sen, direction } : undefined;
}
