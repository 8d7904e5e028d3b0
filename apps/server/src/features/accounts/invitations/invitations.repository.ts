import type { Role } from '@timesync/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { users } from '../accounts.schema.ts';
import { holdAdmin } from '../admins/admins.repository.ts';
import { invitations } from './invitations.schema.ts';

/** Replaces an expired invitation; returns undefined when an open one exists. */
export async function insertInvitation(
  db: Queryable,
  invitation: typeof invitations.$inferInsert,
  now: Date,
) {
  await db.delete(invitations).where(lt(invitations.expiresAt, now));
  const [inserted] = await db
    .insert(invitations)
    .values(invitation)
    .onConflictDoNothing()
    .returning();
  return inserted;
}

export function findOpenInvitations(db: Queryable, role: Role, now: Date) {
  const { id, email, expiresAt } = invitations;
  return db
    .select({ id, email, expiresAt, invitedBy: users.name })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.role, role), gt(expiresAt, now)))
    .orderBy(id);
}

export async function deleteInvitation(db: Queryable, id: number) {
  const [deleted] = await db.delete(invitations).where(eq(invitations.id, id)).returning();
  return deleted;
}

export function deleteInvitationsOf(db: Queryable, invitedBy: number) {
  return db
    .delete(invitations)
    .where(eq(invitations.invitedBy, invitedBy))
    .returning({ email: invitations.email });
}

/**
 * Deletes and returns an invitation, so that it is used once. The admin who made it is locked
 * first, in the same order as when his access is ended, and must still be an admin.
 */
export async function takeInvitation(tx: Tx, tokenHash: Buffer, now: Date) {
  const isOpen = and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now));
  const [found] = await tx.select().from(invitations).where(isOpen);
  if (!found || !(await holdAdmin(tx, found.invitedBy))) return undefined;
  const [taken] = await tx.delete(invitations).where(isOpen).returning();
  return taken;
}
