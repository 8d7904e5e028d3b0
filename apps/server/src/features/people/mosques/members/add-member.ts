import type { Tx } from '../../../../platform/db/types.ts';
import { insertMember } from '../mosques.repository.ts';

/** As pengurus; a person who is a member already keeps his role. */
export async function addMember(
  tx: Tx,
  member: { mosqueId: number; userId: number; since: Date },
): Promise<void> {
  await insertMember(tx, { ...member, role: 'pengurus' });
}
