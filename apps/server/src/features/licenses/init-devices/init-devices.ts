import { eq } from 'drizzle-orm';
import { type Given, prepared } from '../../../platform/db/prepared.ts';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { initDevices } from './init-devices.schema.ts';

/** That licences with this prefix may run on. */
export async function findDeviceTypes(db: Queryable, init: string): Promise<string[]> {
  const [found] = await find(db, { init });
  return found?.deviceTypes ?? [];
}

const find = prepared('find-device-types', (db, { init }: Given<{ init: string }>) =>
  db
    .select({ deviceTypes: initDevices.deviceType })
    .from(initDevices)
    .where(eq(initDevices.init, init)),
);

/** The first ones of a new portal. */
export async function addInitDevices(
  tx: Tx,
  devices: Array<{ init: string; deviceType: string[] }>,
): Promise<void> {
  await tx.insert(initDevices).values(devices);
}

export async function hasInitDevices(db: Queryable): Promise<boolean> {
  return (await db.select({ id: initDevices.id }).from(initDevices).limit(1)).length > 0;
}
