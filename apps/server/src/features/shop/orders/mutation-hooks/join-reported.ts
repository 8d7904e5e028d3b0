import type { Tx } from '../../../../platform/db/types.ts';
import type { NewMutation } from '../mutations/bank-mutations.repository.ts';
import { pairLines } from './pair-lines.ts';
import { findFileLines, findUnshownLines, showInFile } from './reported-lines.repository.ts';

/** Before a file's lines are written: those that a service has reported are proven by them. */
export async function joinReportedLines(
  tx: Tx,
  { statementId, paymentAccountId }: { statementId: number; paymentAccountId: number },
  lines: NewMutation[],
): Promise<void> {
  const days = lines.map(({ day }) => day).toSorted();
  const period = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const reported = await findUnshownLines(tx, paymentAccountId, period);
  if (reported.length === 0) return;
  const amounts = [...new Set(reported.map(({ amountSen }) => amountSen))];
  const known = await findFileLines(tx, paymentAccountId, { ...period, amounts });
  const knownOnes = new Set(known.map(identityOf));
  const fresh = lines.filter((line) => !knownOnes.has(identityOf(line)));
  const pairs = pairLines(reported, fresh, () => true);
  if (pairs.length === 0) return;
  await showInFile(
    tx,
    statementId,
    pairs.map(([{ id }, line]) => ({ ...line, id })),
  );
}

function identityOf({
  day,
  direction,
  amountSen,
  balanceSen,
  twin,
}: Pick<NewMutation, 'day' | 'direction' | 'amountSen' | 'twin'> & {
  balanceSen?: number | null | undefined;
}): string {
  return `${day} ${direction} ${amountSen} ${balanceSen ?? ''} ${twin}`;
}
