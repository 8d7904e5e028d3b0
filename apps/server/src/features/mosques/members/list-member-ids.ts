import type { Queryable } from '../../../platform/db/types.ts';
import { listMembers } from './members.repository.ts';

export async function listMemberIds(db: Queryable, mosqueId: number): Promise<number[]> {
  return (await listMembers(db, mosqueId)).map(({ userId }) => userId);
}
