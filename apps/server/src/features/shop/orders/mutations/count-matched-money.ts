import type { Queryable } from '../../../../platform/db/types.ts';
import { countOpenMutations } from './mutations.repository.ts';

/** Lines of all accounts that match an order. */
export async function countMatchedMoney(db: Queryable) {
  const { match, matchAmount, oldestMatch } = await countOpenMutations(db, undefined);
  return { count: match, amount: matchAmount, oldestAt: oldestMatch };
}
