import type { ListFilters, listUsers, ManagedUser } from '@timesync/contract';
import { eq, sql } from 'drizzle-orm';
import { takeTurns } from '../../../../platform/db/take-turns.ts';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { allOf, contains } from '../../../../platform/lists/contains.ts';
import type { ListSource } from '../../../../platform/lists/list-page.ts';
import { users } from '../accounts.schema.ts';

export type ManagedUserRow = Omit<ManagedUser, 'createdAt'> & { createdAt: Date };

export function usersMatching(filters: ListFilters<typeof listUsers>): ListSource {
  const { name, email, whatsapp, source, bought } = filters;
  return {
    from: sql`users u`,
    id: sql`u.id`,
    where: allOf(
      sql`u.deleted_at is null`,
      name ? contains(sql`u.name`, name) : undefined,
      email ? contains(sql`u.email`, email) : undefined,
      whatsapp ? contains(sql`u.whatsapp`, whatsappDigits(whatsapp)) : undefined,
      source ? sql`u.source = ${source}` : undefined,
      bought ? sql`u.has_bought = ${bought === 'yes'}` : undefined,
    ),
    columns: sql`u.id, u.name, u.email, u.whatsapp, u.role, u.email_verified as "emailVerified",
      u.whatsapp_verified as "whatsappVerified", u.is_mitra as "isMitra", u.has_bought as "hasBought",
      u.role = 'user' and u.source = 'admin' and u.has_generated_password as "needsLoginLink",
      u.created_at as "createdAt"`,
    isSearch: Boolean(name || email || whatsapp),
  };
}

/** Numbers are stored as +62812…, but people type 0812-3456. */
function whatsappDigits(typed: string): string {
  return typed.replace(/[\s\-.()+]/g, '').replace(/^0+/, '');
}

/** Serialises everything that could remove the last pemilik. */
export const lockAdmins = (tx: Tx) => takeTurns(tx, 'admins');

const isOwner = sql`${users.role} = 'admin' and ${users.adminRole} = 'pemilik'`;

export async function countOwners(db: Queryable): Promise<number> {
  return db.$count(users, sql`${isOwner} and ${users.deletedAt} is null`);
}

export async function markUserDeleted(tx: Tx, id: number): Promise<void> {
  const now = sql`now()`;
  await tx.update(users).set({ deletedAt: now, updatedAt: now }).where(eq(users.id, id));
}
