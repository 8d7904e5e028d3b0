import type { ListFilters, listInitDevices } from '@timesync/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { allOf, contains } from '../../../platform/lists/contains.ts';
import type { ListSource } from '../../../platform/lists/list-page.ts';
import { initDevices } from './init-devices.schema.ts';

export type InitDeviceRow = typeof initDevices.$inferSelect;
export type NewInitDevice = Omit<typeof initDevices.$inferInsert, 'id'>;

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
