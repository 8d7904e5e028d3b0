import { describe, expect, it } from 'vitest';
import { PASSWORD, signInAs } from '../../../../test/people.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import {
  addMember,
  newNumber,
  newPerson,
  openMosque,
  rolesIn,
  tokenIn,
} from '../../../../test/shops/mosque-shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { findMiscountedMosques } from '../mosques/check-mosques.repository.ts';

const test = await createTestApp();
const person = await newPerson(test);

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

describe('what an admin gives for a lost account', () => {
  async function give() {
    const { id, ketua } = await openMosque(test);
    const admin = await signInAs(test, 'admin');
    const email = `ketua-${id}@masjid.id`;
    const body = { fromUserId: ketua.user.id, email, reason: 'Surat takmir' };
    await test.popMails();
    await admin.browser.post(`/admin/mosques/${id}/ketua`, body);
    const token = tokenIn((await test.popMails()).find(({ to }) => to === email)?.text);
    const newcomer = { token, name: 'Ketua Baru', whatsapp: newNumber(), password: PASSWORD };
    return { id, ketua, admin, take: () => test.browser().post('/links/join', newcomer) };
  }

  it('is taken by one of ten at once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, take } = await give();
      const answers = await Promise.all(Array.from({ length: 10 }, take));
      expect(answers.map(statusOf).toSorted()).toEqual([201, ...Array(9).fill(410)]);
      expect((await rolesIn(test, id)).map(([, role]) => role)).toEqual(['ketua']);
    }
  });

  it.each(['ended', 'withdrawn'] as const)(
    'is taken before, or not at all, when its admin or itself is %s at once',
    async (ending) => {
      const { browser } = await signInAs(test, 'admin');
      for (let round = 0; round < rounds; round += 1) {
        const { id, ketua, admin, take } = await give();
        const [link] = (await browser.get('/admin/links')).json().data;
        const end = () =>
          ending === 'ended'
            ? browser.post(`/admin/admins/${admin.user.id}/end`, {})
            : browser.delete(`/admin/links/${link.id}`);
        const [taken, ended] = await Promise.all([take(), end()]);
        const isTaken = taken.statusCode === 201;
        expect([201, 410]).toContain(taken.statusCode);
        expect(ended.statusCode).toBe(ending === 'withdrawn' && isTaken ? 404 : 200);
        const [[ketuaId] = []] = await rolesIn(test, id);
        expect(ketuaId === ketua.user.id).toBe(!isTaken);
        expect((await take()).statusCode).toBe(410);
      }
    },
  );

  it('holds when somebody removes the old ketua meanwhile', async () => {
    const { id, ketua, take } = await give();
    const other = await addMember(test, id, 'ketua');
    const { data } = (await other.browser.get(`/my-mosques/${id}/members`)).json();
    const { id: memberId } = data.find(({ name }: { name: string }) => name === ketua.user.name);
    await other.browser.delete(`/my-mosques/${id}/members/${memberId}`);
    expect((await take()).statusCode).toBe(201);
    expect((await rolesIn(test, id)).map(([, role]) => role)).toEqual(['ketua', 'ketua']);
  });

  it('ends with its mosque when the old ketua, alone in it, is deleted at once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, ketua, admin, take } = await give();
      const remove = () => admin.browser.delete(`/admin/users/${ketua.user.id}`);
      const [taken, removed] = await Promise.all([take(), remove()]);
      expect([201, 410]).toContain(taken.statusCode);
      expect(removed.statusCode).toBe(200);
      expect(await rolesIn(test, id)).toHaveLength(taken.statusCode === 201 ? 1 : 0);
      expect((await take()).statusCode).toBe(410);
      expect(await findMiscountedMosques(test.database.db)).toEqual([]);
    }
  });
});
