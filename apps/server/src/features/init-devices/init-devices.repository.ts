import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { allOf, contains } from '../../platform/lists/contains.ts';
import type { ListSource } from '../../platform/lists/list-page.ts';
import { initDevices } from './init-devices.schema.ts';

export type InitDeviceRow = typeof initDevices.$inferSelect;
type Facts = Omit<typeof initDevices.$inferInsert, 'id'>;

export function initDevicesMatching({ init }: { init?: string | undefined }): ListSource {
  return {
    from: sql`init_devices d`,
    id: sql`d.id`,
    where: allOf(init ? contains(sql`d.init`, init) : undefined),
    columns: sql`d.id, d.init, d.device_type as "deviceType"`,
  };
}

/** Nothing comes back when the init exists. */
export async function insertInitDevice(db: Queryable, facts: Facts) {
  const [inserted] = await db.insert(initDevices).values(facts).onConflictDoNothing().returning();
  return inserted;
}

export async function lockInitDevice(db: Queryable, id: number) {
  const [found] = await db.select().from(initDevices).where(eq(initDevices.id, id)).for('update');
  return found;
}

export async function saveInitDevice(db: Queryable, id: number, facts: Facts): Promise<void> {
  await db.update(initDevices).set(facts).where(eq(initDevices.id, id));
}

export async function removeInitDevice(db: Queryable, id: number): Promise<void> {
  await db.delete(initDevices).where(eq(initDevices.id, id));
}

/** Does a licence carry this prefix, or an order that may still become one? */
export async function isInitSold(db: Queryable, init: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select where exists (select from licenses where init = ${init}) or exists (
      select from product_variants v join order_lines line on line.product_variant_id = v.id
      where v.init = ${init})`);
  return rows.length > 0;
}

/** No screen shows a deleted variant, so it must not hold its init. */
export async function releaseInitOfDeletedVariants(db: Queryable, init: string): Promise<void> {
  await db.execute(sql`
    update product_variants set init = null where init = ${init} and deleted_at is not null`);
}
