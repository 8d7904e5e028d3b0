// A seal is a hash over the previous seal, its own fields and its rows in order. The text of a row is
// the same after a dump and in every time zone.
import { createHash } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import type { Queryable } from '../db/types.ts';
import { historySeals } from './history.schema.ts';

export type Seal = typeof historySeals.$inferSelect;
export type UnhashedSeal = Omit<Seal, 'hash'>;

/** A transaction that was open when its ids were skipped ends within this many seals. */
export const SEALS_TO_BE_LATE = 60;

const ids = (numbers: number[]) => sql`${sql.param(`{${numbers.join(',')}}`)}::bigint[]`;

export async function hashSeal(db: Queryable, before: Buffer, seal: UnhashedSeal): Promise<Buffer> {
  const { number, sealedAt, firstId, lastId, missing, late } = seal;
  const { rows } = await db.execute<{ digests: Buffer | null }>(sql`
    select string_agg(sha256(convert_to(jsonb_build_array(id, (extract(epoch from at) * 1000000)::bigint,
      actor_kind, actor_id, request_id, subject, subject_id, action, note, before, after)::text, 'UTF8')),
      ''::bytea order by id) as digests
    from history where (id between ${firstId} and ${lastId} and id <> all(${ids(missing)}))
      or id = any(${ids(late)})`);
  return createHash('sha256')
    .update(before)
    .update(JSON.stringify([number, sealedAt.toISOString(), firstId, lastId, missing, late]))
    .update(rows[0]?.digests ?? Buffer.alloc(0))
    .digest();
}

export async function findLastSeal(db: Queryable): Promise<Seal | undefined> {
  const [last] = await db.select().from(historySeals).orderBy(desc(historySeals.number)).limit(1);
  return last;
}
