import type { ListFilters, listTransfers } from '@timesync/contract';
import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { licenseHolders } from '../features/licenses/licensing/license-columns.schema.ts';
import {
  activations,
  licenses,
  transfers,
} from '../features/licenses/licensing/licensing.schema.ts';
import { users } from '../features/people/accounts/accounts.schema.ts';
import { listOf } from '../platform/db/list-of.ts';
import type { Queryable } from '../platform/db/types.ts';
import type { ListSource } from '../platform/lists/list-page.ts';

export type ShownTransfer = Awaited<ReturnType<typeof listTransfersById>>[number];

const isCounted = sql<boolean>`${isNull(activations.notCountedAt)}`;

export function listTransfersById(db: Queryable, ids: number[]) {
  const before = alias(transfers, 'before');
  const { status, note, requestedAt, decidedAt, decisionNote } = before;
  const earlier = db
    .select({
      ...{ id: before.id, status, note, requestedAt, decidedAt, decisionNote },
      isCounted: isCounted.as('isCounted'),
    })
    .from(before)
    .innerJoin(activations, eq(activations.id, before.activationId))
    .where(
      and(
        eq(before.licenseId, transfers.licenseId),
        lt(before.id, transfers.id),
        ne(before.status, 'open'),
      ),
    )
    .orderBy(desc(before.id));
  return db
    .select({
      id: transfers.id,
      licenseId: transfers.licenseId,
      licenseKey: licenses.licenseKey,
      owner: { id: users.id, name: users.name, email: users.email },
      status: transfers.status,
      note: transfers.note,
      evidence: transfers.evidence,
      device: { deviceId: activations.deviceId, deviceType: activations.deviceType },
      isCounted,
      holders: licenseHolders,
      earlier: listOf(earlier),
      requestedAt: transfers.requestedAt,
      decidedAt: transfers.decidedAt,
      decisionNote: transfers.decisionNote,
    })
    .from(transfers)
    .innerJoin(licenses, eq(licenses.id, transfers.licenseId))
    .innerJoin(users, eq(users.id, licenses.userId))
    .innerJoin(activations, eq(activations.id, transfers.activationId))
    .where(inArray(transfers.id, ids));
}

export const transfersMatching = ({ status }: ListFilters<typeof listTransfers>): ListSource => ({
  from: sql`${transfers}`,
  id: sql`${transfers.id}`,
  where: status ? eq(transfers.status, status) : sql`true`,
  load: listTransfersById,
  oldestFirst: status === 'open',
});
