import { mosqueRole } from '@timesync/contract';
import type { Queryable } from '../../../../platform/db/types.ts';
import { findMemberIds } from './members.repository.ts';

export function listMemberIds(db: Queryable, mosqueId: number): Promise<number[]> {
  return findMemberIds(db, mosqueId, mosqueRole.options);
}
