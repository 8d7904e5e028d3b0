import type { MosqueRole } from '@timesync/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { isActive, type Membership } from '../mosques.repository.ts';
import { mosqueMembers } from '../mosques.schema.ts';

/** Active members, those with one of these roles. */
export async function findMemberIds(
  db: Queryable,
  mosqueId: number,
  roles: readonly MosqueRole[],
): Promise<number[]> {
  const { mosqueId: mosque, until, role, userId } = mosqueMembers;
  const found = await db
    .select({ userId })
    .from(mosqueMembers)
    .where(and(eq(mosque, mosqueId), isNull(until), inArray(role, roles)))
    .orderBy(asc(mosqueMembers.id));
  return found.map((member) => member.userId);
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
export async function setRole(tx: Tx, membership: Membership, role: MosqueRole): Promise<void> {
  await tx.update(mosqueMembers).set({ role }).where(isActive(membership));
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
