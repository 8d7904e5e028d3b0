import type { ClaimStatus } from '@timesync/contract';
import { eq, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { changeRequest } from '../photo-requests/change-request.ts';
import { lockBox } from '../shipping/change-box.ts';
import type { BoxQuery, BoxReads, BoxRow } from './box-row.ts';
import { warrantyClaims } from './warranty.schema.ts';

export const undecided: readonly ClaimStatus[] = ['open', 'asked'];

export async function findClaim(db: Queryable, id: number) {
  const [claim] = await db.select().from(warrantyClaims).where(eq(warrantyClaims.id, id));
  return claim;
}

type Claim = typeof warrantyClaims;

/** Of an undecided claim, or of one in this status; false when somebody was faster. */
export function changeClaim(
  tx: Tx,
  id: number,
  changes: PgUpdateSetSource<Claim>,
  { from = undecided, where }: { from?: readonly ClaimStatus[]; where?: SQL } = {},
): Promise<boolean> {
  return changeRequest(tx, warrantyClaims, { id, from, ...(where && { where }) }, changes);
}

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
