import { type previewBankStatement, statementLayout } from '@timesync/contract';
import type { z } from 'zod';
import { AppError } from '../../../../platform/app-error.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import type { Statement } from '../../payments/statements/reading/read-statement.ts';
import { readingsOf } from '../../payments/statements/reading/statement-columns.ts';
import { StatementError } from '../../payments/statements/reading/statement-error.ts';
import { examineUpload, type UploadedStatement } from './import-statement.ts';
import { toShownLayout } from './remember-layout.ts';

type Preview = z.input<(typeof previewBankStatement)['responses'][200]>;

/** `layout`: the JSON of one that an admin tries out. */
export async function previewStatement(
  context: ActorContext,
  { layout, ...upload }: UploadedStatement & { layout?: string | undefined },
): Promise<Preview> {
  const tried = layout === undefined ? undefined : toShownLayout(parseLayout(layout));
  const { top, outcome } = await examineUpload(context, upload, tried);
  const isRefused = outcome instanceof StatementError;
  // There are no columns to show: a broken or locked file.
  if (isRefused && top.length === 0) {
    throw new AppError('STATEMENT_REFUSED', { message: outcome.message, field: 'file' });
  }
  return {
    rows: top,
    guesses: top.map(guessColumns),
    proof: isRefused ? null : proofOf(outcome),
    problem: isRefused ? outcome.message : null,
  };
}

function parseLayout(json: string) {
  try {
    return statementLayout.parse(JSON.parse(json));
  } catch {
    throw new AppError('INVALID', { field: 'layout' });
  }
}

/** The same words that read the file; columns that a person cannot choose are left out. */
function guessColumns(header: string[]): Preview['guesses'][number] {
  const [reading] = readingsOf(header);
  if (!reading) return {};
  const { date, description, amount, direction, debit, credit, balance } = reading;
  return { date, description: description[0], amount, direction, debit, credit, balance };
}

function proofOf({ rows, isYearAssumed }: Statement): NonNullable<Preview['proof']> {
  const credits = rows.filter(({ direction }) => direction === 'credit');
  return {
    rowCount: rows.length,
    provenCount: rows.filter(({ isProven }) => isProven).length,
    from: rows[0]?.day ?? '',
    to: rows.at(-1)?.day ?? '',
    creditCount: credits.length,
    creditSen: credits.reduce((sum, { amountSen }) => sum + amountSen, 0),
    isYearAssumed,
  };
}
