// History is written without any lock, so ids are committed out of order. A seal takes every row that
// it sees after the last sealed id and names the ids it did not see; a row that turns up among those
// later is taken into a later seal.
import { sql } from 'drizzle-orm';
import type { Logger, Queryable, Tx } from '../db/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { historySeals } from './history.schema.ts';
import { findLastSeal, hashSeal, SEALS_TO_BE_LATE, type Seal } from './seals.ts';

const LOCK_KEY = 7_430_118_207;
/** Few enough to hold nobody up for long: after an import there are thousands. */
const MAX_ROWS = 500;

type Needed = Pick<Dependencies, 'clock' | 'database'>;

/**
 * Seals the rows written since the last seal. The log has a copy of each hash outside the database.
 */
export async function sealHistory(dependencies: Needed, log: Logger): Promise<void> {
  for (;;) {
    const seal = await dependencies.database.transaction((tx) => sealOnce(tx, dependencies));
    if (!seal) return;
    const { number, lastId, hash } = seal;
    log.info({ seal: number, lastId, hash: hash.toString('hex') }, 'history sealed');
  }
}

async function sealOnce(tx: Tx, { clock }: Needed): Promise<Seal | undefined> {
  // A second sealer does not wait: the first one does the work.
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCK_KEY}) as "isFree"`);
  if (!rows[0]?.isFree) return undefined;
  const last = await findLastSeal(tx);
  const { number = 0, lastId: sealedTo = 0, hash: before = Buffer.alloc(0) } = last ?? {};
  const seen = await findIds(
    tx,
    sql`select id from history where id > ${sealedTo} order by id limit ${MAX_ROWS}`,
  );
  const late = await findLate(tx, number);
  if (seen.length + late.length === 0) return undefined;
  const firstId = sealedTo + 1;
  const lastId = seen.at(-1) ?? sealedTo;
  const unhashed = {
    number: number + 1,
    sealedAt: clock.now(),
    firstId,
    lastId,
    missing: missingFrom(seen, firstId, lastId),
    late,
  };
  const seal = { ...unhashed, hash: await hashSeal(tx, before, unhashed) };
  await tx.insert(historySeals).values(seal);
  return seal;
}

function findLate(db: Queryable, number: number): Promise<number[]> {
  const recent = sql`history_seals where number > ${number - SEALS_TO_BE_LATE}`;
  return findIds(
    db,
    sql`select id from history where id in (
      select unnest(missing) from ${recent} except select unnest(late) from ${recent}) order by id`,
  );
}

async function findIds(db: Queryable, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await db.execute<{ id: string | number }>(query);
  return rows.map(({ id }) => Number(id));
}

function missingFrom(seen: number[], firstId: number, lastId: number): number[] {
  const known = new Set(seen);
  const missing: number[] = [];
  for (let id = firstId; id <= lastId; id += 1) if (!known.has(id)) missing.push(id);
  return missing;
}
