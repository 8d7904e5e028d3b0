import type { Tx } from '../../../platform/db/types.ts';
import { forgetIgnoredText } from './bank-mutations.repository.ts';

/** Removes a mark "no sale" before a line is assigned to an order: the mark was a mistake. */
export async function forgetIgnored(tx: Tx, mutationId: number): Promise<void> {
  await forgetIgnoredText(tx, mutationId);
}
