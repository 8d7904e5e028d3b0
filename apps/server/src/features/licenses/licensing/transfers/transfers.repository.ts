import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { isOwnLicense } from '../../../people/mosques/own.schema.ts';
import { changeRequest } from '../../../shop/photo-requests/change-request.ts';
import { licenses, transfers } from '../licensing.schema.ts';

export type TransferRow = typeof transfers.$inferSelect;

export async function insertTransfer(
  tx: Tx,
  transfer: typeof transfers.$inferInsert,
): Promise<void> {
  await tx.insert(transfers).values(transfer);
}

export async function findTransfer(db: Queryable, id: number): Promise<TransferRow | undefined> {
  const [transfer] = await db.select().from(transfers).where(eq(transfers.id, id));
  return transfer;
}

export function decideTransfer(
  tx: Tx,
  id: number,
  decision: Pick<TransferRow, 'status' | 'decidedAt' | 'decidedBy' | 'decisionNote'>,
): Promise<boolean> {
  return changeRequest(tx, transfers, { id, from: ['open'] }, decision);
}

/** Closes requests that need no decision any more; needs the licences' locks. */
export async function closeOpenTransfers(
  tx: Tx,
  licenseIds: number[],
  { at, note }: { at: Date; note: string },
): Promise<Array<Pick<TransferRow, 'id' | 'licenseId'>>> {
  return tx
    .update(transfers)
    .set({ status: 'rejected', decidedAt: at, decisionNote: note })
    .where(
      // One parameter, however many licences an order has.
      and(
        sql`${transfers.licenseId} = any(${sql.param(licenseIds)}::int[])`,
        eq(transfers.status, 'open'),
      ),
    )
    .returning({ id: transfers.id, licenseId: transfers.licenseId });
}

/** Whether there is such a picture; with `userId`, for this customer. */
export async function isTransferPhotoOf(
  db: Queryable,
  fileId: string,
  userId: number | undefined,
): Promise<boolean> {
  const found = await db
    .select({ id: transfers.id })
    .from(transfers)
    .innerJoin(licenses, eq(licenses.id, transfers.licenseId))
    .where(
      and(
        sql`${fileId}::uuid = any(${transfers.evidence})`,
        userId === undefined ? undefined : isOwnLicense(licenses.id, userId),
      ),
    );
  return found.length > 0;
}
