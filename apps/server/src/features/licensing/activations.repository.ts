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

/** What devices must no longer believe: for each licence the highest sequence that is over. */
export async function listRevoked(db: Queryable) {
  const { rows } = await db.execute(sql`
    select l.id as "licenseId",
      case when l.revoked_at is not null then 65535 else max(a.sequence) end as sequence
    from licenses l join activations a on a.license_id = l.id
    where l.revoked_at is not null or a.released_at is not null
    group by l.id order by l.id`);
  return rows as Array<{ licenseId: number; sequence: number }>;
}
