import { eq } from 'drizzle-orm';
import { type Given, prepared } from '../../../platform/db/prepared.ts';
import type { Queryable } from '../../../platform/db/types.ts';
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
