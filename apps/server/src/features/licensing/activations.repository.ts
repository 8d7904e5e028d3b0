import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { runNamed } from '../../platform/db/named-query.ts';
import type { Queryable, Tx } from '../../platform/db/types.ts';
import { type DeviceId, deviceIdBytes, selectDeviceId, selectDeviceIdText } from './device-id.ts';
import { activations } from './licensing.schema.ts';

export interface NewActivation {
  licenseId: number;
  sequence: number;
  deviceId: DeviceId;
  deviceType: string;
  deviceName: string | undefined;
  appVersion: string | undefined;
  serial: string | undefined;
  shortCode: string | undefined;
  releaseSecretHash: Buffer;
  token: string;
  activatedAt: Date;
  /** With this device, for the history. */
  movesUsed: number;
  /** The actor, for the history. */
  by: {
    kind: 'admin' | 'customer';
    id: number | null;
    requestId: string;
    reason: string | undefined;
  };
}

interface InsertedActivation {
  id: number;
  /** The device let another binding go before: it may be on the revocation list. */
  wasReleased: boolean;
}

/** Needs the licence's lock: the sequence was read behind it. History is written along. */
export async function insertActivation(
  tx: Tx,
  activation: NewActivation,
): Promise<InsertedActivation> {
  const [inserted] = await runNamed<InsertedActivation>(tx, insertStatement, [
    activation.licenseId,
    deviceIdBytes(activation.deviceId),
    activation.deviceType,
    activation.deviceName ?? null,
    activation.appVersion ?? null,
    activation.shortCode ?? null,
    activation.releaseSecretHash,
    activation.activatedAt,
    activation.by.kind,
    activation.by.id,
    activation.by.requestId,
    activation.by.reason ?? null,
    activation.movesUsed,
    activation.sequence,
    activation.token,
    activation.serial ?? null,
  ]);
  if (!inserted) throw new Error('An insert always returns its row');
  return inserted;
}

const insertStatement = {
  name: 'insert-activation',
  text: `
    with activated as (
      insert into activations (license_id, device_id, device_type, device_name, app_version,
        short_code, release_secret_hash, activated_at, sequence, token, box_serial)
      values ($1::int, $2::bytea, $3, $4, $5, $6, $7::bytea, $8::timestamptz, $14::int, $15, $16)
      returning id
    ), first_time as (
      update licenses set first_activated_at = $8::timestamptz
      where id = $1::int and first_activated_at is null
    ), recorded as (
      insert into history (at, actor_kind, actor_id, request_id, subject, subject_id, action, note, after)
      select $8::timestamptz, $9, $10::int, $11, 'license', $1::int, 'activate', $12,
        jsonb_build_object('deviceId', ${selectDeviceIdText('$2::bytea')}, 'deviceType', $3::text,
          'movesUsed', $13::int)
    )
    select id, exists (
      select from activations where device_id = $2::bytea and released_at is not null
    ) as "wasReleased" from activated`,
};

/** Stores the digits for the device's newest request. */
export async function saveShortCode(tx: Tx, id: number, shortCode: string): Promise<void> {
  await tx.update(activations).set({ shortCode }).where(eq(activations.id, id));
}

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
export async function keepToken(db: Queryable, id: number, token: string): Promise<string> {
  const [kept] = await runNamed<{ token: string }>(db, keepTokenStatement, [id, token]);
  return kept?.token ?? token;
}

const keepTokenStatement = {
  name: 'keep-token',
  text: 'update activations set token = coalesce(token, $2) where id = $1 returning token',
};

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
      'releasedAt' | 'letGoAt' | 'resetAllowedAt' | 'serial' | 'packedAt'
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
export async function listRevoked(db: Queryable) {
  const { rows } = await db.execute(sql`
    with over as (
      select a.license_id, a.device_id, max(a.sequence)::int as sequence
      from activations a join licenses l on l.id = a.license_id
      where a.released_at is not null or l.revoked_at is not null
      group by a.license_id, a.device_id
    )
    select license_id as "licenseId", ${selectDeviceId(sql`device_id`)} as "deviceId", sequence from over
    union all
    select distinct null::int, ${selectDeviceId(sql`device_id`)}, 0 from over
    where not exists (
      select from activations live join licenses l on l.id = live.license_id
      where live.device_id = over.device_id and live.released_at is null and l.revoked_at is null)`);
  return rows as Array<{ licenseId: number | null; deviceId: DeviceId; sequence: number }>;
}

/**
 * Grows with every activation, release and revocation, and never decreases. Rows are counted,
 * because ids are assigned before their commit: the highest id does not show a lower one that is
 * committed later.
 */
export async function countChanges(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (coalesce((select max(id) from activations), 0)
      + (select count(*) from activations)
      + (select count(*) from activations where released_at is not null)
      + (select count(*) from licenses where revoked_at is not null))::int as count`);
  return rows[0]?.count ?? 0;
}
