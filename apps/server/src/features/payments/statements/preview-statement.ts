import type { previewBankStatement } from '@timesync/contract';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { type CellRow, type Separator, splitCells } from './reading/statement-cells.ts';
import { StatementError } from './reading/statement-error.ts';
import { decodeStatement } from './reading/statement-text.ts';

const SHOWN_ROWS = 20;
const SHOWN_COLUMNS = 40;
const SHOWN_LETTERS = 200;

type Preview = z.input<(typeof previewBankStatement)['responses'][200]>;

/** The top of a file, cut by the separator that gives the widest rows. */
export function previewStatement(bytes: Buffer): Preview {
  try {
    const text = decodeStatement(bytes);
    const cuts = ([',', ';', '\t'] as const).map((separator) => firstRows(text, separator));
    const { separator, rows } = cuts.reduce((best, cut) => (cut.cells > best.cells ? cut : best));
    return { separator, rows };
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    throw new AppError('STATEMENT_REFUSED', { message: error.message, field: 'file' });
  }
}

function firstRows(text: string, separator: Separator) {
  const found: CellRow[] = [];
  for (const row of splitCells(text, separator)) {
    if (found.push(row) === SHOWN_ROWS) break;
  }
  const rows = found.map(({ cells }) =>
    cells.slice(0, SHOWN_COLUMNS).map((cell) => cell.slice(0, SHOWN_LETTERS)),
  );
  return { separator, rows, cells: rows.reduce((sum, row) => sum + row.length, 0) };
}
