// What a customer may see: an order or licence that belongs to him, or to a mosque that he is an active
// member of. What belongs to a mosque is no longer its buyer's: a removed member finds nothing of it.
// A row that is found by its id is compared with `ownedBy`. A list reads each of the two indexes by itself:
// with an `or` PostgreSQL would go through everybody's rows from the newest one.
import { type SQL, sql } from 'drizzle-orm';

const ownMosques = (userId: number): SQL => sql`array(
  select member.mosque_id from mosque_members member
  where member.user_id = ${userId} and member.until is null)`;

export const ownedBy = (row: SQL, userId: number): SQL => sql`(
  (${row}.mosque_id is null and ${row}.user_id = ${userId})
  or (${row}.mosque_id is not null and ${row}.mosque_id = any(${ownMosques(userId)})))`;

export const ownedIds = (table: SQL, userId: number): SQL => sql`array(
  select id from ${table} where user_id = ${userId} and mosque_id is null
  union all select id from ${table} where mosque_id = any(${ownMosques(userId)}))`;

// The same for named statements, where `user` is a parameter, `$1`.

const ownMosquesText = (user: string): string => `array(
  select member.mosque_id from mosque_members member
  where member.user_id = ${user} and member.until is null)`;

export const ownedByText = (row: string, user: string): string => `(
  (${row}.mosque_id is null and ${row}.user_id = ${user})
  or (${row}.mosque_id is not null and ${row}.mosque_id = any(${ownMosquesText(user)})))`;

export const ofPersonText = (user: string): string => `user_id = ${user} and mosque_id is null`;

/** For a `with`, where a statement needs his mosques several times. */
export const ownMosquesTable = (user: string): string => `own_mosques as materialized (
  select mosque.id, mosque.name, member.role
  from mosque_members member join mosques mosque on mosque.id = member.mosque_id
  where member.user_id = ${user} and member.until is null)`;

/** `select` is given the condition of his own rows, then that of his mosques' rows. */
export const ownedRowsText = (user: string, select: (condition: string) => string): string => `
  (${select(ofPersonText(user))})
  union all (${select(`mosque_id = any(${ownMosquesText(user)})`)})`;

/**
 * The mosque of an order or licence, with the role of the person who asks. Most have none, and are not
 * looked up.
 */
export const mosqueText = (row: string, user: string): string => `
  case when ${row}.mosque_id is not null then (
    select json_build_object('id', mosque.id, 'name', mosque.name, 'address', mosque.address,
      'taxNumber', mosque.tax_number, 'role', (
        select member.role from mosque_members member
        where member.mosque_id = mosque.id and member.user_id = ${user} and member.until is null))
    from mosques mosque where mosque.id = ${row}.mosque_id) end`;
