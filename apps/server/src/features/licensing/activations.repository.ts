import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { activations, licenses } from './licensing.schema.ts';

export interface NewActivation {
  licenseId: number;
  deviceId: Uint8Array;
  deviceType: string;
  deviceName: string | undefined;
  appVersion: string | undefined;
  shortCode: string | undefined;
  releaseSecretHash: Buffer;
  activatedAt: Date;
}

/** Needs the licence's lock: the next sequence is read from the rows. */
export async function insertActivation(tx: Tx, activation: NewActivation): Promise<void> {
  const { licenseId, deviceId, activatedAt } = activation;
  await tx.insert(activations).values({
    ...activation,
    deviceId: Buffer.from(deviceId),
    sequence: sql`(select coalesce(max(sequence), 0) + 1 from activations where license_id = ${licenseId})`,
  });
  await tx
    .update(licenses)
    .set({ firstActivatedAt: activatedAt })
    .where(and(eq(licenses.id, licenseId), isNull(licenses.firstActivatedAt)));
}

/** The newest request of the same device gets its own digits. */
export async function saveShortCode(tx: Tx, id: number, shortCode: string): Promise<void> {
  await tx.update(activations).set({ shortCode }).where(eq(activations.id, id));
}

/** True when this is what the device was told when it was bound. */
export async function isReleaseSecret(tx: Tx, id: number, hash: Buffer): Promise<boolean> {
  const [found] = await tx
    .select({ hash: activations.releaseSecretHash })
    .from(activations)
    .where(eq(activations.id, id));
  return found?.hash?.equals(hash) ?? false;
}

/** The first signature stays: two that sign at the same moment agree on one. */
export async function keepToken(db: Queryable, id: number, token: string): Promise<string> {
  const [kept] = await db
    .update(activations)
    .set({ token: sql`coalesce(${activations.token}, ${token})` })
    .where(eq(activations.id, id))
    .returning({ token: activations.token });
  return kept?.token ?? token;
}

export async function markReleased(tx: Tx, id: number, releasedAt: Date): Promise<void> {
  await tx.update(activations).set({ releasedAt }).where(eq(activations.id, id));
}

/**
 * What devices must no longer believe: for each device of a licence its last sequence that is over,
 * and, without a licence, each device that holds none any more: it may know only its 20 digits.
 */
export async function listRevoked(db: Queryable) {
  const { rows } = await db.execute(sql`
    with over as (
      select a.license_id, a.device_id, max(a.sequence)::int as sequence
      from activations a join licenses l on l.id = a.license_id
      where a.released_at is not null or l.revoked_at is not null
      group by a.license_id, a.device_id
    )
    select license_id as "licenseId", encode(device_id, 'hex') as "deviceId", sequence from over
    union all
    select distinct null::int, encode(device_id, 'hex'), 0 from over
    where not exists (
      select from activations live join licenses l on l.id = live.license_id
      where live.device_id = over.device_id and live.released_at is null and l.revoked_at is null)`);
  return rows as Array<{ licenseId: number | null; deviceId: string; sequence: number }>;
}

/** Grows with every activation, release and revocation, and never goes back. */
export async function countChanges(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (coalesce((select max(id) from activations), 0)
      + (select count(*) from activations where released_at is not null)
      + (select count(*) from licenses where revoked_at is not null))::int as count`);
  return rows[0]?.count ?? 0;
}
