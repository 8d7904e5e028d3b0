import type { ListFilters, listTransfers, ManagedTransfer } from '@timesync/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { allOf } from '../../../platform/lists/contains.ts';
import type { ListSource } from '../../../platform/lists/list-page.ts';
import { isOwnLicense } from '../../mosques/own.schema.ts';
import { changeRequest } from '../../photo-requests/change-request.ts';
import { type DeviceId, selectDeviceId } from '../device-id.ts';
import type { Holder } from '../ledger/device-ledger.ts';
import { licenses, transfers } from '../licensing.schema.ts';
import { transferHolders } from '../load-license.repository.ts';

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

export type ManagedTransferRow = Omit<
  ManagedTransfer,
  'device' | 'requestedAt' | 'decidedAt' | 'transfersUsed'
> & {
  device: { deviceId: DeviceId; deviceType: string };
  holders: Holder[];
  requestedAt: Date | string;
  decidedAt: Date | string | null;
};

export function transfersMatching({
  id,
  status,
}: ListFilters<typeof listTransfers> & { id?: number }): ListSource {
  return {
    from: sql`transfers t`,
    id: sql`t.id`,
    where: allOf(
      id === undefined ? undefined : sql`t.id = ${id}`,
      status ? sql`t.status = ${status}` : undefined,
    ),
    columns: sql`t.id, t.license_id as "licenseId", l.license_key as "licenseKey",
      json_build_object('id', u.id, 'name', u.name, 'email', u.email) as owner,
      t.status, t.note, t.evidence::text[] as evidence,
      json_build_object('deviceId', ${selectDeviceId(sql`a.device_id`)}, 'deviceType', a.device_type) as device,
      ${transferHolders} as holders,
      coalesce((select json_agg(json_build_object('id', e.id, 'status', e.status, 'note', e.note,
          'requestedAt', e.requested_at, 'decidedAt', e.decided_at,
          'decisionNote', e.decision_note, 'isCounted', moved.not_counted_at is null) order by e.id desc)
        from transfers e join activations moved on moved.id = e.activation_id
        where e.license_id = t.license_id and e.id < t.id and e.status <> 'open'), '[]') as earlier,
      t.requested_at as "requestedAt", t.decided_at as "decidedAt",
      t.decision_note as "decisionNote", a.not_counted_at is null as "isCounted"`,
    joins: sql`join licenses l on l.id = t.license_id join users u on u.id = l.user_id
      join activations a on a.id = t.activation_id`,
    oldestFirst: status === 'open',
  };
}
