import { and, asc, eq, isNull, max } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { sessions, users } from '../accounts.schema.ts';
import { hasSecondFactor } from '../second-factor/second-factor.repository.ts';

const isAdmin = and(eq(users.role, 'admin'), isNull(users.deletedAt));

export function findAdmins(db: Queryable) {
  const { id, name, email, adminRole, createdAt, wantsNews } = users;
  return db
    .select({
      ...{ id, name, email, adminRole, createdAt, wantsNews },
      hasSecondFactor: hasSecondFactor(id),
      lastSeenAt: max(sessions.lastSeenAt),
    })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, id))
    .where(isAdmin)
    .groupBy(id)
    .orderBy(asc(id));
}

/** Locks the admin's row until the end of the transaction; false when he is no longer an admin. */
export async function lockAdmin(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isAdmin))
    .for('share');
  return found.length > 0;
}
