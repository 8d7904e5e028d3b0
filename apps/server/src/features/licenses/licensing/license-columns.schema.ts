// What the rules of a licence ask, computed from its own rows: licensing loads it, and reads show it.
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { listOf, rowOf } from '../../../platform/db/list-of.ts';
import { activations, licenses, transfers } from './licensing.schema.ts';

const build = new QueryBuilder();
const truth = (condition: SQL) => sql<boolean>`${condition}`;
const isOf = (table: typeof activations | typeof transfers) => eq(table.licenseId, licenses.id);

/** The devices that ever held it, once; a device counts unless one of its bindings is marked. */
export const licenseHolders = listOf(
  build
    .select({
      deviceId: activations.deviceId,
      isCounted: truth(sql`bool_and(${isNull(activations.notCountedAt)})`).as('isCounted'),
    })
    .from(activations)
    .where(isOf(activations))
    .groupBy(activations.deviceId),
);

/** The columns of `licenses` that the rules need. */
export const licenseColumns = {
  id: licenses.id,
  licenseKey: licenses.licenseKey,
  init: licenses.init,
  userId: licenses.userId,
  mosqueId: licenses.mosqueId,
  room: licenses.room,
  product: licenses.productName,
  variant: licenses.variantName,
  isBox: licenses.isBox,
  purchasedAt: licenses.issuedAt,
  isRevoked: truth(isNotNull(licenses.revokedAt)),
  isSuspended: truth(isNotNull(licenses.suspendedAt)),
  firstActivatedAt: licenses.firstActivatedAt,
  holders: licenseHolders,
  /** The newest binding; it may be over. */
  lastHolding: rowOf(
    build
      .select({
        activationId: activations.id,
        sequence: activations.sequence,
        deviceId: activations.deviceId,
        isCounted: truth(isNull(activations.notCountedAt)).as('isCounted'),
        isLetGo: truth(isNotNull(activations.letGoAt)).as('isLetGo'),
        isResetAllowed: truth(isNotNull(activations.resetAllowedAt)).as('isResetAllowed'),
      })
      .from(activations)
      .where(isOf(activations))
      .orderBy(desc(activations.sequence)),
  ),
  activation: rowOf(
    build
      .select({
        id: activations.id,
        sequence: activations.sequence,
        deviceId: activations.deviceId,
        deviceType: activations.deviceType,
        deviceName: activations.deviceName,
        serial: activations.serial,
        shortCode: activations.shortCode,
        token: activations.token,
        activatedAt: activations.activatedAt,
        /** The seller bound this box before sending it. */
        isPacked: truth(isNotNull(activations.packedAt)).as('isPacked'),
      })
      .from(activations)
      .where(and(isOf(activations), isNull(activations.releasedAt))),
  ),
  hasOpenRequest: truth(
    sql`exists (select from ${transfers} where ${isOf(transfers)} and ${transfers.status} = 'open')`,
  ),
  latestTransfer: rowOf(
    build
      .select({
        activationId: transfers.activationId,
        status: transfers.status,
        requestedAt: transfers.requestedAt,
        note: transfers.decisionNote,
      })
      .from(transfers)
      .where(isOf(transfers))
      .orderBy(desc(transfers.id)),
  ),
};
