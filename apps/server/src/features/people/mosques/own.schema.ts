// Who sees what, once: an order or licence is shown to the person it belongs to, or, where it belongs to
// a mosque, to that mosque's active members. Every read and every act of a customer asks these views, so
// a removed member, also the buyer, finds nothing of the mosque's.
import type { MosqueRole } from '@timesync/contract';
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { integer, pgView, text } from 'drizzle-orm/pg-core';

const own = (view: string, table: string) =>
  pgView(view, {
    viewerId: integer('viewer_id').notNull(),
    id: integer('id').notNull(),
    /** The viewer's role in the mosque; null for what is his alone. */
    role: text('role').$type<MosqueRole>(),
  }).as(sql`
    select user_id as viewer_id, id, null::text as role from ${sql.identifier(table)} where mosque_id is null
    union all
    select member.user_id, owned.id, member.role from ${sql.identifier(table)} owned
    join mosque_members member on member.mosque_id = owned.mosque_id and member.until is null`);

export const ownOrders = own('own_orders', 'orders');
export const ownLicenses = own('own_licenses', 'licenses');

type Viewer = number | Placeholder;

export const isOwnOrder = (orderId: SQLWrapper, viewer: Viewer): SQL =>
  sql`${orderId} in (select id from ${ownOrders} where viewer_id = ${viewer})`;

export const isOwnLicense = (licenseId: SQLWrapper, viewer: Viewer): SQL =>
  sql`${licenseId} in (select id from ${ownLicenses} where viewer_id = ${viewer})`;

/** What `viewer` is in the mosque that it belongs to; null for what is his alone or not his. */
export const roleInOwnLicense = (licenseId: SQLWrapper, viewer: Viewer) =>
  sql<MosqueRole | null>`(select role from ${ownLicenses} where id = ${licenseId} and viewer_id = ${viewer})`;
