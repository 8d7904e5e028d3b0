// Detects changes of the history that bypass the server (T64).
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import type { Database } from '../db/types.ts';
import { checkSeals } from './check-seals.ts';
import { historySeals } from './history.schema.ts';
import { type HistoryEntry, recordHistory } from './history.ts';
import { sealHistory } from './seal-history.ts';
import { hashSeal } from './seals.ts';
import { startSealing } from './start-sealing.ts';

let database: Database;
const clock = createTestClock();
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const entry = (note: string): HistoryEntry => ({
  at: clock.now(),
  actorKind: 'system',
  subject: 'order',
  subjectId: 1,
  action: 'expire',
  note,
  after: { total: 10, name: 'Masjid' },
});
const write = (...notes: string[]) => recordHistory(database.db, notes.map(entry));
const seal = () => sealHistory({ database, clock }, quietLog);

/** Statements that only an owner of the database can run. */
async function tamper(statement: string): Promise<void> {
  await database.pool.query('alter table history disable trigger all');
  await database.pool.query('alter table history_seals disable trigger all');
  await database.pool.query(statement);
}

async function threeSeals(): Promise<void> {
  for (const note of ['one', 'two', 'three']) {
    await write(note, `${note} again`);
    await seal();
  }
}

it('a process that ends within its first minute seals the rows it has written', async () => {
  const stop = startSealing({ database, clock }, quietLog);
  await write('short life');
  await stop();
  expect(await checkSeals(database.db)).toMatchObject({ checked: 1, broken: undefined });
});

it('an unchanged history matches, and no new rows make no seal', async () => {
  await threeSeals();
  await seal();
  expect(await checkSeals(database.db)).toMatchObject({ checked: 3, broken: undefined });
});

it.each([
  ['a changed note', `update history set note = 'other' where id = 3`, 2],
  ['a changed value', `update history set after = '{"total":11}' where id = 4`, 2],
  ['a deleted row', 'delete from history where id = 5', 3],
  ['a changed seal', `update history_seals set hash = sha256('x') where number = 1`, 1],
  ['a deleted seal', 'delete from history_seals where number = 2', 3],
])('%s is named by the first seal that breaks', async (_name, statement, number) => {
  await threeSeals();
  await tamper(statement);
  const { broken, checked } = await checkSeals(database.db);
  expect(broken?.number).toBe(number);
  expect(checked).toBeLessThan(number);
});

it('a forged seal breaks the next one, which contains the old hash', async () => {
  await threeSeals();
  await tamper(`update history set note = 'other' where id = 1`);
  const [first] = await database.db.select().from(historySeals).where(eq(historySeals.number, 1));
  if (!first) throw new Error('no seal');
  const hash = await hashSeal(database.db, Buffer.alloc(0), first);
  await database.db.update(historySeals).set({ hash }).where(eq(historySeals.number, 1));
  expect(await checkSeals(database.db)).toMatchObject({ checked: 1, broken: { number: 2 } });
});

it('seals a row that is committed after later ones, and leaves rolled back ids out', async () => {
  await write('first');
  await database.pool.query(`select setval(pg_get_serial_sequence('history', 'id'), 3)`);
  await write('fourth');
  await seal();
  const insertAt = (id: number) =>
    database.db.execute(sql`insert into history overriding system value
      select ${id}, at, actor_kind, actor_id, request_id, subject, subject_id, action, note, before, after
      from history where id = 1`);
  await insertAt(2);
  await seal();
  expect(await checkSeals(database.db)).toMatchObject({ checked: 2, broken: undefined });
  await tamper('delete from history where id = 2');
  expect((await checkSeals(database.db)).broken?.number).toBe(2);
});

it('names a row that was put into an old gap', async () => {
  await database.pool.query(`select setval(pg_get_serial_sequence('history', 'id'), 1)`);
  for (let count = 0; count < 62; count += 1) {
    await write('more');
    await seal();
  }
  await tamper(`insert into history overriding system value
    select 1, at, actor_kind, actor_id, request_id, subject, subject_id, action, note, before, after
    from history where id = 2`);
  await seal();
  expect((await checkSeals(database.db)).broken?.number).toBe(1);
});
