import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../../../../test/people.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { mosqueMembers, mosques } from '../mosques.schema.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('keeps exactly one of two ketuas that leave at the same moment, a hundred times', async () => {
  const { db, pool } = test.database;
  const [one, two] = [await signInAs(test), await signInAs(test)];
  const since = new Date();
  for (let round = 0; round < roundsOf(100, { share: 0.4 }); round += 1) {
    const mosqueId = await db.transaction(async (tx) => {
      const facts = { kind: 'masjid', name: 'Masjid Al-Ikhlas', createdAt: since } as const;
      const [mosque] = await tx
        .insert(mosques)
        .values({ ...facts, createdBy: one.user.id })
        .returning();
      const id = mosque?.id ?? 0;
      const ketuas = [one, two].map(({ user }) => ({ mosqueId: id, userId: user.id }));
      await tx
        .insert(mosqueMembers)
        .values(ketuas.map((member) => ({ ...member, role: 'ketua' as const, since })));
      return id;
    });
    const leave = `/my-mosques/${mosqueId}/leave`;
    const answers = await Promise.all([one, two].map(({ browser }) => browser.post(leave)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { rows } = await pool.query(
      `select m.ketua_count as counted, (select count(*)::int from mosque_members
        where mosque_id = m.id and role = 'ketua' and until is null) as active
      from mosques m where m.id = $1`,
      [mosqueId],
    );
    expect(rows).toEqual([{ counted: 1, active: 1 }]);
  }
});
