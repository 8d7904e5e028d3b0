import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { findMutation, markUsed } from './bank-mutations.repository.ts';

/**
 * Takes the line for the order whose evidence it becomes in this transaction; a second request gets
 * an error.
 */
export async function takeMutation(tx: Tx, id: number, now: Date) {
  const taken = await markUsed(tx, id, now);
  if (taken) return taken;
  throw new AppError((await findMutation(tx, id))?.usedAt ? 'MUTATION_TAKEN' : 'NOT_FOUND');
}
