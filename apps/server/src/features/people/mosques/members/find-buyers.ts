// Who hears of a mosque's orders: its ketua, and whoever else may order for it.
import { hasMosqueRight, mosqueRole } from '@timesync/contract';
import type { Queryable } from '../../../../platform/db/types.ts';
import { findPeople } from '../../accounts/find-person.ts';
import { findMemberIds } from './members.repository.ts';

const BUYERS = mosqueRole.options.filter((role) => hasMosqueRight(role, 'use'));

export async function findBuyers(db: Queryable, mosqueId: number) {
  return findPeople(db, await findMemberIds(db, mosqueId, BUYERS));
}
