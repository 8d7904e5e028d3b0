import type { Queryable } from '../../../../platform/db/types.ts';
import { findBuyers } from '../../../people/mosques/members/find-buyers.ts';
import type { LoadedOrder } from '../load-order.repository.ts';

type Needed = Pick<LoadedOrder, 'mosque' | 'user'>;

/** Who hears of an order: its buyer; of a mosque's order those who may order for it now. */
export async function readersOf(db: Queryable, order: Needed): Promise<LoadedOrder['user'][]> {
  return order.mosque ? findBuyers(db, order.mosque.id) : [order.user];
}

/** A mosque's order has several readers, and each hears of an event once. */
export function occasionOf({ mosque, user }: Needed, occasion = ''): { occasion?: string } {
  if (mosque) return { occasion: `${occasion} ${user.id}`.trim() };
  return occasion ? { occasion } : {};
}
