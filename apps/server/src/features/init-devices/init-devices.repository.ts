import type { ListFilters, listInitDevices } from '@timesync/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/types.ts';
import { allOf, contains } from '../../platform/lists/contains.ts';
import type { ListSource } from '../../platform/lists/list-page.ts';
import { initDevices } from './init-devices.schema.ts';

export type InitDeviceRow = typeof initDevices.$inferSelect;
type NewInitDevice = Omit<typeof initDevices.$inferInsert, 'id'>;

export function initDevicesMatching({ init }: ListFilters<typeof listInitDevices>): ListSource {
  return {
    from: sql`init_devices d`,
    id: sql`d.id`,
    where: allOf(init ? contains(sql`d.init`, init) : undefined),
    columns: sql`d.id, d.init, d.device_type as "deviceType"`,
  };
}

/** Undefined when the init exists. */
export async function insertInitDevice(db: Queryable, device: NewInitDevice) {
  const [inserted] = await db.insert(initDevices).values(device).onConflictDoNothing().returning();
  return inserted;
}

export async function lockInitDevice(db: Queryable, id: number) {
  const [found] = await db.select().from(initDevices).where(eq(initDevices.id, id)).for('update');
  return found;
}

export async function saveInitDevice(
  db: Queryable,
  id: number,
  device: NewInitDevice,
): Promise<void> {
  await db.update(initDevices).set(device).where(eq(initDevices.id, id));
}

export async function removeInitDevice(db: Queryable, id: number): Promise<void> {
  await db.delete(initDevices).where(eq(initDevices.id, id));
}

/**
 * Whether a licence, or a sold line that becomes one, has this prefix. The table lock waits for
 * transactions that are writing such a row and blocks new ones: a checkout locks `order_lines` before
 * it reads the prefix, and its lock does not hold off other checkouts.
 */
export async function isInitCarried(tx: Tx, init: string): Promise<boolean> {
  const look = sql`select from licenses where init = ${init}
    union all select from order_lines where init = ${init} and requires_license limit 1`;
  if ((await tx.execute(look)).rows.length > 0) return true;
  await tx.execute(sql`lock table order_lines, licenses in share mode`);
  return (await tx.execute(look)).rows.length > 0;
}

/** No screen shows a deleted variant, so it must not hold its init. */
export async function releaseInitOfDeletedVariants(db: Queryable, init: string): Promise<void> {
  await db.execute(sql`
    update product_variants set init = null where init = ${init} and deleted_at is not null`);
}
