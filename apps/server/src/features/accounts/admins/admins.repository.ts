import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { users } from '../accounts.schema.ts';
import { hasSecondFactor } from '../second-factor/second-factor.repository.ts';
import { adminInvitations } from './admins.schema.ts';

interface AdminRow {
  id: number;
  name: string;
  email: string;
  hasSecondFactor: boolean;
  createdAt: Date;
  lastSeenAt: Date | null;
}

export async function findAdmins(db: Queryable): Promise<AdminRow[]> {
  const { rows } = await db.execute<Record<keyof AdminRow, never>>(sql`
    select u.id, u.name, u.email, ${hasSecondFactor(sql`u.id`)} as "hasSecondFactor",
      u.created_at as "createdAt",
      (select max(last_seen_at) from sessions where user_id = u.id) as "lastSeenAt"
    from users u where u.role = 'admin' and u.deleted_at is null order by u.id`);
  return rows;
}

/** An expired invitation makes room; an open one stays, and nothing comes back. */
export async function insertInvitation(
  db: Queryable,
  invitation: typeof adminInvitations.$inferInsert,
  now: Date,
) {
  await db.delete(adminInvitations).where(lt(adminInvitations.expiresAt, now));
  const [inserted] = await db
    .insert(adminInvitations)
    .values(invitation)
    .onConflictDoNothing()
    .returning();
  return inserted;
}

export function findOpenInvitations(db: Queryable, now: Date) {
  const { id, email, expiresAt } = adminInvitations;
  return db
    .select({ id, email, expiresAt, invitedBy: users.name })
    .from(adminInvitations)
    .innerJoin(users, eq(users.id, adminInvitations.invitedBy))
    .where(gt(expiresAt, now))
    .orderBy(id);
}

export async function deleteInvitation(db: Queryable, id: number) {
  const [deleted] = await db
    .delete(adminInvitations)
    .where(eq(adminInvitations.id, id))
    .returning();
  return deleted;
}

export function deleteInvitationsOf(db: Queryable, invitedBy: number) {
  return db
    .delete(adminInvitations)
    .where(eq(adminInvitations.invitedBy, invitedBy))
    .returning({ email: adminInvitations.email });
}

/**
 * An invitation is used once: by the one whose delete finds it. The admin who made it is held first, in
 * the order in which ending him writes, and must be one still.
 */
export async function takeInvitation(tx: Tx, tokenHash: Buffer, now: Date) {
  const isOpen = and(
    eq(adminInvitations.tokenHash, tokenHash),
    gt(adminInvitations.expiresAt, now),
  );
  const [found] = await tx.select().from(adminInvitations).where(isOpen);
  if (!found || !(await holdAdmin(tx, found.invitedBy))) return undefined;
  const [taken] = await tx.delete(adminInvitations).where(isOpen).returning();
  return taken;
}

/** False when he is no admin any more. Ending him, or a new password, waits for this transaction. */
export async function holdAdmin(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from users where id = ${id} and role = 'admin' and deleted_at is null for share`);
  return rows.length > 0;
}
