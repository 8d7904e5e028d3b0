import type { MosqueRole } from '@timesync/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { users } from '../../accounts/accounts.schema.ts';
import { mosqueMembers } from '../mosques.schema.ts';

export function listMembers(db: Queryable, mosqueId: number) {
  const { id, role, since, userId } = mosqueMembers;
  return db
    .select({ id, role, since, userId, name: users.name })
    .from(mosqueMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(mosqueMembers.mosqueId, mosqueId), isNull(mosqueMembers.until)))
    .orderBy(asc(id));
}

/** An active member, who cannot change before the end of the transaction. */
export async function lockMember(
  tx: Tx,
  { mosqueId, memberId }: { mosqueId: number; memberId: number },
) {
  const { id, role, until, userId } = mosqueMembers;
  const [found] = await tx
    .select({ userId, role })
    .from(mosqueMembers)
    .where(and(eq(mosqueMembers.mosqueId, mosqueId), eq(id, memberId), isNull(until)))
    .for('update');
  return found;
}

/** The database refuses to change the last ketua. */
export async function setRole(
  tx: Tx,
  { mosqueId, userId }: { mosqueId: number; userId: number },
  role: MosqueRole,
): Promise<void> {
  await tx
    .update(mosqueMembers)
    .set({ role })
    .where(
      and(
        eq(mosqueMembers.mosqueId, mosqueId),
        eq(mosqueMembers.userId, userId),
        isNull(mosqueMembers.until),
      ),
    );
}

type Member = { mosqueId: number } & ({ userId: number } | { memberId: number });

/** Returns who it was, if he was an active member. The database refuses to end the last ketua. */
export async function endMember(tx: Tx, member: Member, at: Date): Promise<number | undefined> {
  const isMember =
    'userId' in member
      ? eq(mosqueMembers.userId, member.userId)
      : eq(mosqueMembers.id, member.memberId);
  const [ended] = await tx
    .update(mosqueMembers)
    .set({ until: at })
    .where(and(eq(mosqueMembers.mosqueId, member.mosqueId), isMember, isNull(mosqueMembers.until)))
    .returning({ userId: mosqueMembers.userId });
  return ended?.userId;
}

/** Active members with one of these roles, as people who get messages. */
export function findPeopleWithRoles(db: Queryable, mosqueId: number, roles: MosqueRole[]) {
  const { id, name, email, whatsapp } = users;
  const wantsWhatsapp = sql<boolean>`${users.whatsappConsentAt} is not null`;
  const { mosqueId: mosque, until, role } = mosqueMembers;
  return db
    .select({ id, name, email, whatsapp, wantsWhatsapp })
    .from(mosqueMembers)
    .innerJoin(users, eq(id, mosqueMembers.userId))
    .where(and(eq(mosque, mosqueId), isNull(until), inArray(role, roles)))
    .orderBy(asc(mosqueMembers.id));
}
