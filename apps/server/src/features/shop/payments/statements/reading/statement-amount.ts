// Rupiah as banks print it, in sen: 249,137.00 · 249.137,00 · 249.137 · 249137 · .00 · 249.137,-.
// Three digits after a separator are thousands, two are sen; anything else is refused, because a wrong
// guess is money.
const AMERICAN = /^(\d{1,3}(,\d{3})*)?(\.\d{2})?$/;
const INDONESIAN = /^(\d{1,3}(\.\d{3})*)?(,\d{2})?$/;
const PLAIN = /^\d+([.,]\d{1,2})?$/;
const MAX_DIGITS = 15;

export type Direction = 'credit' | 'debit';

export interface CellAmount {
  /** The amount is never negative. */
  sen: number;
  /** The cell itself says it: by a sign, brackets or a mark such as CR. */
  direction: Direction | undefined;
}

const CREDIT_MARKS = ['cr', 'c', 'k', 'kr', 'kredit', 'credit', '+'];
const DEBIT_MARKS = ['db', 'd', 'dr', 'debet', 'debit', '-'];

export function parseDirection(mark: string): Direction | undefined {
  const word = mark.trim().toLowerCase().replace(/\.$/, '');
  if (CREDIT_MARKS.includes(word)) return 'credit';
  return DEBIT_MARKS.includes(word) ? 'debit' : undefined;
}

/** Undefined for what is no amount; a cell without digits is none. */
export function parseAmount(text: string): CellAmount | undefined {
  const plain = text.replace(/\s+/g, '').replace(/−/g, '-').replace(/,-$/, '');
  const bracketed = /^\((.*)\)$/.exec(plain)?.[1];
  const [, before = '', amount = '', after = ''] =
    /^([+-]?)(?:rp|idr)?\.?([+-]?[\d.,]+)([+-]|[a-z]+\.?)?$/i.exec(bracketed ?? plain) ?? [];
  const [, inner = '', digits = ''] = /^([+-]?)(.*)$/.exec(amount) ?? [];
  const sen = parseDigits(digits);
  if (sen === undefined) return undefined;
  const marks = [before, inner, after, bracketed === undefined ? '' : '-'].filter(Boolean);
  if (marks.length > 1) return undefined;
  const direction = marks[0] === undefined ? undefined : parseDirection(marks[0]);
  return marks[0] !== undefined && direction === undefined ? undefined : { sen, direction };
}

/** A balance: the mark CR or DB behind it, or a minus, says whether it is below zero. */
export function parseBalanceSen(text: string): number | undefined {
  const amount = parseAmount(text);
  return amount && (amount.direction === 'debit' ? -amount.sen : amount.sen);
}

function parseDigits(digits: string): number | undefined {
  const isKnown = AMERICAN.test(digits) || INDONESIAN.test(digits) || PLAIN.test(digits);
  if (!isKnown || !/\d/.test(digits)) return undefined;
  const [, whole = '', sen = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const rupiah = whole.replace(/[.,]/g, '');
  if (rupiah.length > MAX_DIGITS - 2) return undefined;
  return Number(rupiah) * 100 + Number(sen.padEnd(2, '0'));
}
