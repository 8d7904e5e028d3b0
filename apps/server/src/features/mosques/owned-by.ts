// The condition of every list and detail of a customer: the order or licence belongs to him, or to a
// mosque that he is an active member of. What belongs to a mosque is no longer its buyer's: a removed
// member finds nothing of it.
import { type SQL, sql } from 'drizzle-orm';

/** Both spellings compare with an array, and ask for a mosque at all, so that indexes are used. */
export const ownedBy = (row: SQL, userId: number): SQL => sql`(
  (${row}.mosque_id is null and ${row}.user_id = ${userId})
  or (${row}.mosque_id is not null and ${row}.mosque_id = any(array(
    select member.mosque_id from mosque_members member
    where member.user_id = ${userId} and member.until is null))))`;

/** The same for a named statement; `user` is its parameter, `$1`. */
export const ownedByText = (row: string, user: string): string => `(
  (${row}.mosque_id is null and ${row}.user_id = ${user})
  or (${row}.mosque_id is not null and ${row}.mosque_id = any(array(
    select member.mosque_id from mosque_members member
    where member.user_id = ${user} and member.until is null))))`;

/** The mosque of an order or licence, with the role of the person who asks. */
export const mosqueText = (row: string, user: string): string => `(
  select json_build_object('id', mosque.id, 'name', mosque.name, 'address', mosque.address,
    'taxNumber', mosque.tax_number, 'role', (
      select member.role from mosque_members member
      where member.mosque_id = mosque.id and member.user_id = ${user} and member.until is null))
  from mosques mosque where mosque.id = ${row}.mosque_id)`;
