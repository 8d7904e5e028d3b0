import { sql } from 'drizzle-orm';
import type { Tx } from './types.ts';

/** Until the transaction ends, another one that asks with the same name waits. */
export async function takeTurns(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}
