import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { initDevices } from './init-devices.schema.ts';

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
