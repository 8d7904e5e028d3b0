import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { type DeviceId, selectDeviceId } from '../device-id.ts';

interface HolderRow extends Record<string, unknown> {
  deviceId: DeviceId;
  deviceType: string;
  since: Date | string;
  until: Date | string | null;
  isCounted: boolean;
}

/** Every device that ever held the licence, in the order they came. */
export async function listHolders(db: Queryable, licenseId: number): Promise<HolderRow[]> {
  const { rows } = await db.execute<HolderRow>(sql`
    select ${selectDeviceId(sql`device_id`)} as "deviceId", max(device_type) as "deviceType",
      min(activated_at) as since,
      case when bool_and(released_at is not null) then max(released_at) end as until,
      bool_and(not_counted_at is null) as "isCounted"
    from activations where license_id = ${licenseId}
    group by device_id order by min(sequence)`);
  return rows;
}
