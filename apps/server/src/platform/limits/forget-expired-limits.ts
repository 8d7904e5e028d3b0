import { lt } from 'drizzle-orm';
import type { Parts } from '../dependencies.ts';
import { rateLimits } from './limits.schema.ts';

export async function forgetExpiredLimits({
  clock,
  database,
}: Pick<Parts, 'clock' | 'database'>): Promise<void> {
  await database.db.delete(rateLimits).where(lt(rateLimits.expire, clock.now()));
}
