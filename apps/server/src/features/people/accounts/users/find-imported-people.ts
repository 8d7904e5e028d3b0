import { and, asc, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/types.ts';
import { users } from '../accounts.schema.ts';

interface Named {
  /** The emails are in lower case. */
  emails: string[];
  whatsapp: string[];
}

/** Accounts with one of these emails, and customers with one of these numbers. */
export function findImportedPeople(db: Queryable, { emails, whatsapp }: Named) {
  const email = sql<string>`lower(${users.email})`;
  // One parameter, however many there are.
  const isAmong = (value: unknown, list: string[]) =>
    sql`${value} = any(${sql.param(list)}::text[])`;
  return db
    .select({ id: users.id, email, role: users.role, whatsapp: users.whatsapp })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        or(isAmong(email, emails), and(ne(users.role, 'admin'), isAmong(users.whatsapp, whatsapp))),
      ),
    )
    .orderBy(asc(users.id));
}
