import { expect, it } from 'vitest';
import { type SignedIn, signInAs } from '../../../../../test/people.ts';
import { roundsOf } from '../../../../../test/rounds.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { mosqueMembers, mosques } from '../mosques.schema.ts';

const test = await createTestApp();

/** A mosque with two ketuas. */
function openMosque(one: SignedIn, two: SignedIn) {
  const since = new Date();
  return test.database.db.transaction(async (tx) => {
    const fields = { kind: 'masjid', name: 'Masjid Al-Ikhlas', createdAt: since } as const;
    const [mosque] = await tx
      .insert(mosques)
      .values({ ...fields, createdBy: one.user.id })
      .returning();
    const id = mosque?.id ?? 0;
    const ketuas = [one, two].map(({ user }) => ({ mosqueId: id, userId: user.id }));
    const members = await tx
      .insert(mosqueMembers)
      .values(ketuas.map((member) => ({ ...member, role: 'ketua' as const, since })))
      .returning();
    return { id, memberIds: members.map((member) => member.id) };
  });
}

async function countKetuas(mosqueId: number) {
  const { rows } = await test.database.pool.query(
    `select m.ketua_count as counted, (select count(*)::int from mosque_members
      where mosque_id = m.id and role = 'ketua' and until is null) as active
    from mosques m where m.id = $1`,
    [mosqueId],
  );
  return rows;
}

it('keeps exactly one of two ketuas that leave at the same moment, a hundred times', async () => {
  const [one, two] = [await signInAs(test), await signInAs(test)];
  for (let round = 0; round < 100; round += 1) {
    const { id } = await openMosque(one, two);
    const leave = `/my-mosques/${id}/leave`;
    const answers = await Promise.all([one, two].map(({ browser }) => browser.post(leave)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await countKetuas(id)).toEqual([{ counted: 1, active: 1 }]);
  }
});

it('keeps exactly one of two ketuas that give up the role at the same moment', async () => {
  const [one, two] = [await signInAs(test), await signInAs(test)];
  for (let round = 0; round < 100; round += 1) {
    const { id, memberIds } = await openMosque(one, two);
    const answers = await Promise.all(
      [one, two].map(({ browser }, n) =>
        browser.patch(`/my-mosques/${id}/members/${memberIds[n]}`, { role: 'pengurus' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await countKetuas(id)).toEqual([{ counted: 1, active: 1 }]);
  }
});

it('keeps one of two ketuas that take the role from each other', async () => {
  const [one, two] = [await signInAs(test), await signInAs(test)];
  // Few: the database notices after a second that the two wait for each other.
  for (let round = 0; round < roundsOf(10, { share: 0.3 }); round += 1) {
    const { id, memberIds } = await openMosque(one, two);
    const answers = await Promise.all(
      [two, one].map(({ browser }, n) =>
        browser.patch(`/my-mosques/${id}/members/${memberIds[n]}`, { role: 'pengurus' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    expect(await countKetuas(id)).toEqual([{ counted: 1, active: 1 }]);
  }
});
