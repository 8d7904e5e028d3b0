// Who hears of a mosque's orders: its ketua, and whoever else may order for it.
import { hasMosqueRight, mosqueRole } from '@timesync/contract';
import type { Queryable } from '../../../platform/db/types.ts';
import { findPeopleWithRoles } from './members.repository.ts';

const BUYERS = mosqueRole.options.filter((role) => hasMosqueRight(role, 'use'));

export function findBuyers(db: Queryable, mosqueId: number) {
  return findPeopleWithRoles(db, mosqueId, BUYERS);
}
