import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/types.ts';

export interface QueueFigures {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
  /** Of jobs that could have begun; 0 when there are none. */
  oldestSeconds: number;
}

/** Every queue of ours, also an empty one. Finished jobs are forgotten by pg-boss, so none are counted. */
export async function readJobFigures(db: Queryable): Promise<QueueFigures[]> {
  const { rows } = await db.execute<QueueFigures & Record<string, unknown>>(sql`
    select q.name as queue,
      count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(j.start_after)
        filter (where j.state in ('created', 'retry') and j.start_after <= now())), 0)::float8
        as "oldestSeconds"
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where left(q.name, 8) <> '__pgboss'
    group by q.name order by q.name`);
  return rows;
}
