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

interface Place {
  path: string;
  own: number | undefined;
  other: number | undefined;
}
const PENGURUS = { role: 'pengurus' };
const leave = ({ browser }: SignedIn, { path }: Place) => browser.post(`${path}/leave`);
const giveUp = ({ browser }: SignedIn, { path, own }: Place) =>
  browser.patch(`${path}/members/${own}`, PENGURUS);
const takeAway = ({ browser }: SignedIn, { path, other }: Place) =>
  browser.patch(`${path}/members/${other}`, PENGURUS);

it.each([
  ['leave', leave, 100, 409],
  ['give up the role', giveUp, 100, 409],
  // Few: the database notices after a second that the two wait for each other.
  ['take the role from each other', takeAway, roundsOf(10, { share: 0.3 }), 403],
] as const)('keeps exactly one of two ketuas that %s at once', async (_, act, rounds, refusal) => {
  const two = [await signInAs(test), await signInAs(test)] as const;
  for (let round = 0; round < rounds; round += 1) {
    const { id, memberIds } = await openMosque(...two);
    const path = `/my-mosques/${id}`;
    const answers = await Promise.all(
      two.map((by, n) => act(by, { path, own: memberIds[n], other: memberIds[1 - n] })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, refusal]);
    expect(await countKetuas(id)).toEqual([{ counted: 1, active: 1 }]);
  }
});
