import type { Tx } from '../../../platform/db/types.ts';
import { lockBox } from '../shipping/change-box.ts';
import type { BoxQuery, BoxReads, BoxRow } from './box-row.ts';

/** Claims of a box come and are decided one after the other, and not while its order is refunded. */
export async function holdBox(
  tx: Tx,
  { findBox }: BoxReads,
  asked: BoxQuery,
): Promise<BoxRow | undefined> {
  await findBox(tx, { ...asked, holdsOrder: true });
  await lockBox(tx, asked.id);
  return findBox(tx, asked);
}
