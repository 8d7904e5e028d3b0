import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { findMutation, markUsed } from './bank-mutations.repository.ts';

/**
 * Marks the line as used by the order whose evidence it becomes in this transaction; a second request gets
 * an error. Money that left is evidence of a refund.
 */
export async function consumeMutation(
  tx: Tx,
  id: number,
  usedAt: Date,
  direction: 'credit' | 'debit' = 'credit',
) {
  const used = await markUsed(tx, id, { usedAt, direction });
  if (used) return used;
  throw new AppError((await findMutation(tx, id))?.usedAt ? 'MUTATION_TAKEN' : 'NOT_FOUND');
}

export async function isOutgoing(tx: Tx, id: number): Promise<boolean> {
  return (await findMutation(tx, id))?.direction === 'debit';
}
