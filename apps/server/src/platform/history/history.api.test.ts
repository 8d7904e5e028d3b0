import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';
import { history } from './history.schema.ts';
import { recordHistory } from './history.ts';

const test = await createTestApp();

it('takes new rows, and refuses to change, delete or empty what was written', async () => {
  const { db } = test.database;
  const at = test.clock.now();
  await recordHistory(db, [
    { at, actorKind: 'system', subject: 'user', subjectId: 1, action: 'a' },
  ]);
  const refusal = { cause: expect.objectContaining({ message: 'history is append-only' }) };
  await expect(db.update(history).set({ note: 'x' })).rejects.toMatchObject(refusal);
  await expect(db.delete(history)).rejects.toMatchObject(refusal);
  await expect(db.execute(sql`truncate history`)).rejects.toMatchObject(refusal);
  expect(await db.select().from(history)).toMatchObject([{ action: 'a', note: null }]);
});
