// History is written without locks by many sessions while it is being sealed: no row may be missed.
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { checkSeals } from './check-seals.ts';
import { type HistoryEntry, recordHistory } from './history.ts';
import { sealHistory } from './seal-history.ts';

const WRITERS = 8;
const TRANSACTIONS_EACH = 40;

it('every row is in exactly one seal, whatever order the commits come in', async () => {
  const database = await createTestDatabase();
  const clock = createTestClock();
  const entry = (subjectId: number): HistoryEntry => ({
    at: clock.now(),
    actorKind: 'system',
    subject: 'order',
    subjectId,
    action: 'expire',
  });
  const seal = () => sealHistory({ database, clock }, quietLog);

  /** Two rows each, with commits and seals in between; some are rolled back. */
  async function write(writer: number): Promise<void> {
    for (let count = 1; count <= TRANSACTIONS_EACH; count += 1) {
      const written = database.transaction(async (tx) => {
        await recordHistory(tx, [entry(writer)]);
        await recordHistory(tx, [entry(writer)]);
        if (Math.random() < 0.2) throw new Error('rolled back');
      });
      await written.catch((error: Error) => expect(error.message).toBe('rolled back'));
    }
  }

  async function sealUntil(hasEnded: () => boolean): Promise<void> {
    while (!hasEnded()) await seal();
  }

  try {
    let hasEnded = false;
    const sealed = Promise.all([1, 2].map(() => sealUntil(() => hasEnded)));
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    hasEnded = true;
    await sealed;
    await seal();
    const { rows } = await database.pool.query(`
      select count(*)::int as seals, sum(cardinality(late))::int as late,
        (select count(*)::int from history) as rows,
        (select count(*)::int from history where 1 <> (
          select count(*) from history_seals where history.id = any(late)
            or (history.id between first_id and last_id and history.id <> all(missing))
        )) as escaped
      from history_seals`);
    expect(rows[0].escaped).toBe(0);
    expect(rows[0].rows).toBeGreaterThan(WRITERS);
    // Without these two the race would not have happened.
    expect(rows[0].seals).toBeGreaterThan(WRITERS);
    expect(rows[0].late).toBeGreaterThan(0);
    expect(await checkSeals(database.db)).toMatchObject({ broken: undefined });
  } finally {
    await database.close();
  }
});
