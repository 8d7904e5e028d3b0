// Customers of the time before this shop. They choose their passwords by the login link of an account
// that an admin added; until then their hash matches no password.
import { and, asc, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { recordChanges } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { users } from '../accounts.schema.ts';
import { generatedPassword } from '../password-origin.ts';
import { insertUsers } from '../users.repository.ts';

export async function addImportedCustomers(
  tx: Tx,
  context: ActorContext,
  customers: Array<{ name: string; email: string; whatsapp: string }>,
): Promise<Array<{ id: number; email: string }>> {
  if (customers.length === 0) return [];
  const added = await insertUsers(
    tx,
    customers.map((customer) => ({
      ...customer,
      source: 'admin' as const,
      ...generatedPassword(context.passwords.hashOfNobody, context.clock.now()),
    })),
  );
  const changes = added.map(({ id, name, email, whatsapp }) => ({
    id,
    after: { name, email, whatsapp },
  }));
  await recordChanges(tx, context, ['user', changes], 'import');
  return added;
}

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
