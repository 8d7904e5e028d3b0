import {
  type DeviceGrouping,
  type DeviceShare,
  type DeviceSummary,
  deviceGrouping,
  deviceTypeName,
  type ListFilters,
  type listDevicesInUse,
  updateState,
} from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { activations } from '../features/licenses/licensing/licensing.schema.ts';
import { businessDay } from '../platform/db/columns.ts';
import { orNull, type Row, readRows } from '../platform/db/rows.ts';
import type { Queryable } from '../platform/db/types.ts';
import { allOf, contains } from '../platform/lists/contains.ts';
import type { ListSource } from '../platform/lists/list-page.ts';

const isFileOfDisplay = sql`app = 'display' and file_id is not null and published_at is not null`;

/** Each device of a licence in force, with where it is and the release that it runs. */
const devices = sql`activations a
  join licenses l on l.id = a.license_id
    and a.released_at is null and l.revoked_at is null and l.suspended_at is null
  join users u on u.id = l.user_id
  left join mosques m on m.id = l.mosque_id
  left join order_lines line on line.id = l.order_line_id
  left join order_addresses address on address.order_id = line.order_id
  left join lateral (
    select version_code, min_sdk from app_releases
    where ${isFileOfDisplay} and version_name = a.app_version
    order by version_code desc limit 1) running on true
  left join (
    select version_code, min_sdk from app_releases
    where ${isFileOfDisplay} and withdrawn_at is null
    order by version_code desc limit 1) newest on true`;

const town = sql`coalesce(m.town, address.city)`;
const update = sql`case
  when newest.version_code is null or running.version_code is null then 'unknown'
  when running.version_code >= newest.version_code then 'newest'
  when running.min_sdk >= newest.min_sdk then 'outdated'
  else 'left behind' end`;

const { id, licenseId, deviceType, deviceName, appVersion, activatedAt } = activations;
const readers = {
  ...{ id, licenseId, deviceType, activatedAt },
  deviceName: orNull(deviceName),
  appVersion: orNull(appVersion),
  town: orNull(String),
  owner: String,
  update: updateState.parse,
};
export type DeviceRow = Row<typeof readers>;

type Filters = ListFilters<typeof listDevicesInUse>;

export function devicesMatching(filters: Filters): ListSource {
  const type = filters.deviceType?.replace(/[\s\p{Dash}]/gu, '');
  return {
    from: devices,
    id: sql`a.id`,
    where: allOf(
      filters.update ? sql`${update} = ${filters.update}` : undefined,
      type
        ? contains(sql`regexp_replace(a.device_type, '[[:space:]-]', '', 'g')`, type)
        : undefined,
      filters.appVersion ? contains(sql`a.app_version`, filters.appVersion) : undefined,
      filters.town ? contains(town, filters.town) : undefined,
    ),
    columns: sql`a.id, a.license_id as "licenseId", a.device_type as "deviceType",
      a.device_name as "deviceName", a.app_version as "appVersion", ${town} as town,
      coalesce(m.name, u.name) as owner, a.activated_at as "activatedAt", ${update} as update`,
    readers,
    isProbing: true,
  };
}

const MOST_SHARES = 10;
const MONTHS = 12;

/** One scan counts them in every way. */
export async function summarizeDevices(db: Queryable): Promise<DeviceSummary> {
  const counted = await readRows(
    db,
    { way: deviceGrouping.parse, name: orNull(String), devices: Number },
    sql`select way, name, count(*) as devices
      from (select a.device_type as type, a.app_version as version, ${town} as town,
          to_char(${businessDay(sql`a.activated_at`)}, 'YYYY-MM') as month, ${update} as state
        from ${devices}) device
      cross join lateral (values ('deviceType', type), ('appVersion', version), ('town', town),
        ('month', month), ('update', state)) as share (way, name)
      group by way, name order by case way when 'month' then name end desc, devices desc, name`,
  );
  const of = (wanted: DeviceGrouping): DeviceShare[] =>
    counted.flatMap(({ way, ...share }) => (way === wanted ? [share] : []));
  return {
    devices: of('update').reduce((sum, share) => sum + share.devices, 0),
    shares: {
      update: of('update'),
      month: of('month').slice(0, MONTHS),
      appVersion: of('appVersion').slice(0, MOST_SHARES),
      deviceType: joinTypes(of('deviceType')).slice(0, MOST_SHARES),
      town: of('town').slice(0, MOST_SHARES),
    },
    newest: await findNewestDisplay(db),
  };
}

/** "TV Box" and "tvbox" are one. */
function joinTypes(shares: DeviceShare[]): DeviceShare[] {
  const byName = Map.groupBy(shares, ({ name }) => deviceTypeName(name ?? ''));
  return [...byName]
    .map(([name, same]) => ({ name, devices: same.reduce((sum, one) => sum + one.devices, 0) }))
    .toSorted((one, other) => other.devices - one.devices);
}

async function findNewestDisplay(db: Queryable): Promise<DeviceSummary['newest']> {
  const [found] = await readRows(
    db,
    { versionName: String, minSdk: Number },
    sql`select version_name as "versionName", min_sdk as "minSdk" from app_releases
      where ${isFileOfDisplay} and withdrawn_at is null order by version_code desc limit 1`,
  );
  return found ?? null;
}
