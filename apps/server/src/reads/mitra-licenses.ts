// The licences that a customer bought, in whoever's hands they are now: where and in which state, and
// nothing about the people there.
import { HELP_AFTER_DAYS, mosqueRole } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { activations, licenses } from '../features/licenses/licensing/licensing.schema.ts';
import {
  isOwnLicense,
  isOwnOrder,
  roleInOwnLicense,
} from '../features/people/mosques/own.schema.ts';
import { orNull, type Row, readRows } from '../platform/db/rows.ts';
import type { Queryable } from '../platform/db/types.ts';
import type { ListSource } from '../platform/lists/list-page.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const from = sql`licenses l
  join order_lines line on line.id = l.order_line_id
  join orders o on o.id = line.order_id
  left join activations a on a.license_id = l.id and a.released_at is null
  left join mosques m on m.id = l.mosque_id
  left join order_addresses address on address.order_id = o.id and l.is_box`;
const { id, isBox, issuedAt } = licenses;
const readers = {
  ...{ id, isBox },
  boughtAt: issuedAt,
  product: String,
  variant: orNull(String),
  invoiceNumber: String,
  licenseKey: orNull(String),
  isOwn: Boolean,
  role: orNull((role) => mosqueRole.parse(role)),
  isRevoked: Boolean,
  isSuspended: Boolean,
  isBound: Boolean,
  isHandedOut: Boolean,
  deviceType: orNull(String),
  activatedAt: orNull(activations.activatedAt),
  town: orNull(String),
  needsHelp: Boolean,
};
export type MitraLicenseRow = Row<typeof readers>;

interface Buyer {
  userId: number;
  now: Date;
}

function conditionsOf({ userId, now }: Buyer) {
  const since = new Date(now.getTime() - HELP_AFTER_DAYS * DAY_MS).toISOString();
  return {
    // An order of a mosque is its members' to see, whoever placed it (decision 0160).
    isBought: sql`o.user_id = ${userId} and ${isOwnOrder(sql`o.id`, userId)}`,
    isOwn: isOwnLicense(sql`l.id`, userId),
    isInForce: sql`l.revoked_at is null and l.suspended_at is null`,
    hasOpenLink: sql`exists (select from links where links.license_id = l.id
      and links.used_at is null and links.withdrawn_at is null
      and links.expires_at > ${now.toISOString()})`,
    needsHelp: sql`l.first_activated_at is null and l.revoked_at is null
      and l.suspended_at is null and l.issued_at <= ${since}`,
  };
}

export function licensesBoughtBy(buyer: Buyer): ListSource {
  const { isBought, isOwn, hasOpenLink, needsHelp } = conditionsOf(buyer);
  const role = roleInOwnLicense(sql`l.id`, buyer.userId);
  return {
    from,
    id: sql`l.id`,
    sortBy: sql`case when ${needsHelp} then timestamptz 'infinity' else l.issued_at end`,
    where: isBought,
    columns: sql`l.id, l.is_box as "isBox", l.issued_at as "boughtAt", l.product_name as product,
      l.variant_name as variant, o.invoice_number as "invoiceNumber", ${isOwn} as "isOwn",
      ${role} as role,
      case when ${isOwn} then l.license_key end as "licenseKey",
      l.revoked_at is not null as "isRevoked", l.suspended_at is not null as "isSuspended",
      a.id is not null as "isBound", ${hasOpenLink} as "isHandedOut", a.device_type as "deviceType",
      a.activated_at as "activatedAt", coalesce(m.town, address.city) as town,
      ${needsHelp} as "needsHelp"`,
    readers,
  };
}

/** Without those that were taken out of force. */
export async function countBoughtBy(db: Queryable, buyer: Buyer) {
  const { isBought, isOwn, isInForce, hasOpenLink, needsHelp } = conditionsOf(buyer);
  const [counted] = await readRows(
    db,
    { bought: Number, handedOut: Number, active: Number, needsHelp: Number },
    sql`select count(*) as bought,
        count(*) filter (where not ${isOwn} or ${hasOpenLink}) as "handedOut",
        count(*) filter (where a.id is not null) as active,
        count(*) filter (where ${needsHelp}) as "needsHelp"
      from ${from} where ${isBought} and ${isInForce}`,
  );
  if (!counted) throw new Error('A count has one row');
  return counted;
}
