import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signInAs } from '../../../test/people.ts';
import { roundsOf } from '../../../test/rounds.ts';
import {
  addMember,
  newPerson,
  openMosque,
  rolesIn,
  tokenIn,
} from '../../../test/shops/mosque-shop.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let person: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  person = await newPerson(test);
});
afterAll(() => test.close());

const rounds = roundsOf(50, { share: 0.2 });
const join = (token: string, by = person) => by.browser.post('/my-mosques/join', { token });
const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;

/** The links for one number, which ten accounts have. */
it('gives the ketua’s place to one of ten who take it at once', async () => {
  const { whatsapp } = person.user;
  const ten = [person];
  while (ten.length < 10) ten.push(await signInAs(test, 'user', { whatsapp }));
  for (let round = 0; round < rounds; round += 1) {
    const { id, ketua } = await openMosque(test);
    const body = { whatsapp, leaves: true };
    const made = await ketua.browser.post(`/my-mosques/${id}/ketua`, body);
    const token = tokenIn(made.json().url);
    const answers = await Promise.all(ten.map((by) => join(token, by)));
    expect(answers.map(statusOf).toSorted()).toEqual([200, ...Array(9).fill(410)]);
    const winner = ten[answers.findIndex(({ statusCode }) => statusCode === 200)];
    expect(await rolesIn(test, id)).toEqual([[winner?.user.id, 'ketua']]);
  }
});

it.each(['removed', 'demoted', 'withdrawn'] as const)(
  'is taken before, or not at all, when its maker is removed or it is withdrawn at once: %s',
  async (ending) => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, ketua } = await openMosque(test);
      const maker = await addMember(test, id, 'ketua');
      const path = `/my-mosques/${id}`;
      const made = await maker.browser.post(`${path}/invitations`, {
        whatsapp: person.user.whatsapp,
      });
      const token = tokenIn(made.json().url);
      const [link] = (await ketua.browser.get(`${path}/links`)).json().data;
      const { data } = (await ketua.browser.get(`${path}/members`)).json();
      const member = `${path}/members/${data[1].id}`;
      const end = {
        removed: () => ketua.browser.delete(member),
        demoted: () => ketua.browser.patch(member, { role: 'pengurus' }),
        withdrawn: () => ketua.browser.delete(`${path}/links/${link.id}`),
      }[ending];
      const [joined, ended] = await Promise.all([join(token), end()]);
      const isTaken = joined.statusCode === 200;
      expect([200, 410]).toContain(joined.statusCode);
      expect(ended.statusCode).toBe(ending === 'withdrawn' && isTaken ? 404 : 200);
      const roles = (await rolesIn(test, id)).map(([userId]) => userId);
      expect(roles.includes(person.user.id)).toBe(isTaken);
      expect((await ketua.browser.get(`${path}/links`)).json().data).toEqual([]);
      expect((await join(token, await newPerson(test))).statusCode).not.toBe(200);
    }
  },
);
