import type { Tx } from '../../../platform/db/types.ts';
import { forgetIgnoredText } from './bank-mutations.repository.ts';

/** Before a line is given to an order: should it have been marked as no sale, that was a mistake. */
export async function forgetIgnored(tx: Tx, mutationId: number): Promise<void> {
  await forgetIgnoredText(tx, mutationId);
}
