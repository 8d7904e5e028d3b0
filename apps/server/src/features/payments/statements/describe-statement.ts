// Describes how a bank's file was read, without its content, so that an owner can send it to the
// developers of the reader.
import { rolesOf } from './reading/header-words.ts';
import type { Examined } from './reading/read-in-process.ts';
import { parseDirection } from './reading/statement-amount.ts';
import { StatementError } from './reading/statement-error.ts';

const KEPT_WORDS =
  /^(saldo|awal|akhir|periode?|no|nomor|rekening|account|mutasi|baris|pend|rp|idr)$/i;

/** Names and numbers become x and 9; words of a header and marks such as CR stay. */
function blacken(text: string): string {
  return text
    .split(/([/\n|])/)
    .map(blackenPart)
    .join('');
}

/** What is in brackets is never a word of a header. */
function blackenPart(text: string): string {
  const isHeader = rolesOf(text).length > 0;
  return text.replace(/\([^)]*\)?|\p{L}+|\d/gu, (found) => {
    if (/^\d$/.test(found)) return '9';
    if (found.startsWith('(')) return `(${blackenPart(found.slice(1))}`;
    const isKept = isHeader || KEPT_WORDS.test(found) || parseDirection(found);
    return isKept ? found : found.replace(/./gu, 'x');
  });
}

export function describeStatement({ top, outcome }: Examined): string {
  const cells = top.map((row, n) => `${n + 1}: ${row.map(blacken).join(' | ')}`);
  return [...cells, '', ...describeOutcome(outcome), ''].join('\n');
}

function describeOutcome(outcome: Examined['outcome']): string[] {
  if (outcome instanceof StatementError) {
    const [, row = '', sentence = ''] = /^(Baris \d+: )?(.*)$/s.exec(outcome.message) ?? [];
    // What it quotes is from the file, and so is every number.
    const shown = sentence.replace(/".*"|\(.*\)/gs, blacken).replace(/\d/g, '9');
    return [`Refused. ${row}${shown}`];
  }
  const { rows, layout, pendingCount, isYearAssumed } = outcome;
  const columns = Object.entries(layout.columns)
    .filter(([, column]) => column !== undefined)
    .map(([role, column]) => `${role} ${[column].flat().map((n) => n + 1)}`);
  return [
    `Columns: ${columns.join(', ')}; dates ${layout.dateOrder}.`,
    `${rows.length} rows, ${rows.filter(({ isProven }) => isProven).length} proven by their balance, ` +
      `${pendingCount} pending${isYearAssumed ? ', no year in the file' : ''}.`,
  ];
}
