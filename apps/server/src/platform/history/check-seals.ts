// Computes every seal again. The first that does not match shows where the history was changed.
import { asc, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/types.ts';
import { historySeals } from './history.schema.ts';
import { hashSeal, SEALS_TO_BE_LATE, type Seal } from './seals.ts';

const AT_ONCE = 200;

export interface SealCheck {
  checked: number;
  last: Seal | undefined;
  /** The first seal that does not fit. */
  broken: Seal | undefined;
}

export async function checkSeals(db: Db): Promise<SealCheck> {
  let last: Seal | undefined;
  let checked = 0;
  for (;;) {
    const seals = await db
      .select()
      .from(historySeals)
      .where(gt(historySeals.number, last?.number ?? 0))
      .orderBy(asc(historySeals.number))
      .limit(AT_ONCE);
    if (seals.length === 0) break;
    for (const seal of seals) {
      if (!(await fits(db, last, seal))) return { checked, last, broken: seal };
      last = seal;
      checked += 1;
    }
  }
  return { checked, last, broken: await findSlippedIn(db, last) };
}

async function fits(db: Db, before: Seal | undefined, seal: Seal): Promise<boolean> {
  const isNext =
    seal.number === (before?.number ?? 0) + 1 && seal.firstId === (before?.lastId ?? 0) + 1;
  return isNext && seal.hash.equals(await hashSeal(db, before?.hash ?? Buffer.alloc(0), seal));
}

/** A row in a gap that no seal has taken since: it was written after its time. */
async function findSlippedIn(db: Db, last: Seal | undefined): Promise<Seal | undefined> {
  const [seal] = await db
    .select()
    .from(historySeals)
    .where(
      sql`${historySeals.number} <= ${(last?.number ?? 0) - SEALS_TO_BE_LATE} and exists (
        select from history where id = any(${historySeals.missing})
          and id not in (select unnest(late) from history_seals))`,
    )
    .orderBy(asc(historySeals.number))
    .limit(1);
  return seal;
}
