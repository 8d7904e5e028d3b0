import { and, desc, eq, exists, isNotNull, sql } from 'drizzle-orm';
import { type Given, prepared } from '../../../platform/db/prepared.ts';
import { orNull, readRows } from '../../../platform/db/rows.ts';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import type { DeviceId } from './device-id.ts';
import { activations } from './licensing.schema.ts';

/** A type, because a prepared statement takes a record, which no interface is. */
export type NewActivation = {
  licenseId: number;
  sequence: number;
  deviceId: DeviceId;
  deviceType: string;
  deviceName: string | null;
  appVersion: string | null;
  serial: string | null;
  shortCode: string | null;
  releaseSecretHash: Buffer;
  token: string;
  activatedAt: Date;
  /** The number of moves including this device, for the history. */
  movesUsed: number;
  /** The actor and his words, for the history. */
  actorKind: 'admin' | 'customer';
  actorId: number | null;
  requestId: string;
  reason: string | null;
};

/** Needs the licence's lock: the sequence was read behind it. History is written along. */
export async function insertActivation(
  tx: Tx,
  activation: NewActivation,
): Promise<{ id: number; wasReleased: boolean }> {
  const [inserted] = await insertNew(tx, activation);
  if (!inserted) throw new Error('An insert always returns its row');
  return inserted;
}

const insertNew = prepared('insert-activation', (db, given: Given<NewActivation>) => {
  const deviceId = sql.param(given.deviceId, activations.deviceId);
  const at = sql.param(given.activatedAt, activations.activatedAt);
  const activated = db.$with('activated', { id: sql<number>`id`.as('id') }).as(sql`
    insert into activations (license_id, device_id, device_type, device_name, app_version, short_code,
      release_secret_hash, activated_at, sequence, token, box_serial)
    values (${given.licenseId}, ${deviceId}, ${given.deviceType}, ${given.deviceName},
      ${given.appVersion}, ${given.shortCode}, ${given.releaseSecretHash}, ${at}, ${given.sequence},
      ${given.token}, ${given.serial})
    returning id`);
  const firstTime = db.$with('first_time', {}).as(sql`
    update licenses set first_activated_at = ${at}
    where id = ${given.licenseId} and first_activated_at is null`);
  const recorded = db.$with('recorded', {}).as(sql`
    insert into history (at, actor_kind, actor_id, request_id, subject, subject_id, action, note, after)
    select ${at}::timestamptz, ${given.actorKind}, ${given.actorId}::int, ${given.requestId}, 'license',
      ${given.licenseId}::int, 'activate', ${given.reason},
      jsonb_build_object('deviceId', encode(${deviceId}::bytea, 'hex'),
        'deviceType', ${given.deviceType}::text, 'movesUsed', ${given.movesUsed}::int)`);
  // The device let another binding go before: it may be on the revocation list.
  const wasReleased = exists(
    db
      .select({ id: activations.id })
      .from(activations)
      .where(and(eq(activations.deviceId, deviceId), isNotNull(activations.releasedAt))),
  );
  return db
    .with(activated, firstTime, recorded)
    .select({ id: activated.id, wasReleased: sql<boolean>`${wasReleased}` })
    .from(activated);
});

/** The binding whose device received this secret; it may have ended. */
export async function findBySecret(
  tx: Tx,
  licenseId: number,
  { deviceId, secretHash }: { deviceId: DeviceId; secretHash: Buffer },
): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: activations.id })
    .from(activations)
    .where(
      and(
        eq(activations.licenseId, licenseId),
        eq(activations.deviceId, deviceId),
        eq(activations.releaseSecretHash, secretHash),
      ),
    );
  return found?.id;
}

/** The first signature stays: two that sign at the same moment agree on one. */
export async function storeToken(db: Queryable, id: number, token: string): Promise<string> {
  const [stored] = await db
    .update(activations)
    .set({ token: sql`coalesce(${activations.token}, ${token})` })
    .where(eq(activations.id, id))
    .returning({ token: activations.token });
  return stored?.token ?? token;
}

/**
 * A token that this installation's keys must have signed; undefined before the first activation.
 */
export async function findNewestToken(db: Queryable): Promise<string | undefined> {
  const [found] = await db
    .select({ token: activations.token })
    .from(activations)
    .where(isNotNull(activations.token))
    .orderBy(desc(activations.id))
    .limit(1);
  return found?.token ?? undefined;
}

export async function updateActivation(
  tx: Tx,
  id: number,
  changes: Partial<
    Pick<
      typeof activations.$inferInsert,
      'releasedAt' | 'letGoAt' | 'resetAllowedAt' | 'serial' | 'packedAt' | 'shortCode'
    >
  >,
): Promise<void> {
  await tx.update(activations).set(changes).where(eq(activations.id, id));
}

/** The admin's mark, on every binding of the device so far. */
export async function markNotCounted(
  tx: Tx,
  { licenseId, deviceId }: { licenseId: number; deviceId: DeviceId },
  notCountedAt: Date | null,
): Promise<void> {
  await tx
    .update(activations)
    .set({ notCountedAt })
    .where(and(eq(activations.licenseId, licenseId), eq(activations.deviceId, deviceId)));
}

/**
 * What devices must no longer accept: for each device of a licence its last ended sequence and,
 * without a licence, each device that holds none any more, because it may know only its 20 digits.
 */
export function listRevoked(db: Queryable) {
  const over = sql`
    with over as (
      select a.license_id, a.device_id, max(a.sequence) as sequence
      from activations a join licenses l on l.id = a.license_id
      where a.released_at is not null or l.revoked_at is not null
      group by a.license_id, a.device_id
    )
    select license_id as "licenseId", device_id as "deviceId", sequence from over
    union all
    select distinct null::int, device_id, 0 from over
    where not exists (
      select from activations live join licenses l on l.id = live.license_id
      where live.device_id = over.device_id and live.released_at is null and l.revoked_at is null)`;
  const { licenseId, deviceId, sequence } = activations;
  return readRows(db, { licenseId: orNull(licenseId), deviceId, sequence }, over);
}

/**
 * Grows with every activation, release and revocation, and never decreases. Rows are counted,
 * because ids are assigned before their commit: the highest id does not show a lower one that is
 * committed later.
 */
export async function countChanges(db: Queryable): Promise<number> {
  const [changes] = await readRows(
    db,
    { count: Number },
    sql`
    select coalesce((select max(id) from activations), 0)
      + (select count(*) from activations)
      + (select count(*) from activations where released_at is not null)
      + (select count(*) from licenses where revoked_at is not null) as count`,
  );
  return changes?.count ?? 0;
}
