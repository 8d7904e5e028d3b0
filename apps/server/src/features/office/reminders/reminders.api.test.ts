import { beforeEach, expect, it } from 'vitest';
import { signInAs } from '../../../../test/people.ts';
import { openBoxShop } from '../../../../test/shops/box-shop.ts';
import { findDueReminders } from '../../../reads/due-reminders.ts';
import { listHistoryOf } from '../../../reads/history.ts';
import { endReminders } from '../../people/accounts/own/end-reminders.ts';
import { sendReminders } from './send-reminders.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const shop = await openBoxShop();
await shop.people.admin.browser.patch('/admin/settings', { trialDays: 30 });
beforeEach(async () => {
  await shop.replacePeople();
  await shop.test.database.pool.query('update licenses set first_activated_at = now()');
  await shop.test.database.pool.query("update users set source = 'signup'");
  await shop.test.popMails();
});

/** Nine o'clock in Jakarta, `days` days after the shop's today. */
function morning(days: number, { test } = shop): Date {
  const today = test.clock.now().toISOString().slice(0, 10);
  return new Date(new Date(`${today}T09:05:00+07:00`).getTime() + days * DAY_MS);
}

async function remindAt(now: Date, { test } = shop) {
  const clock = { ...test.clock, now: () => now };
  await sendReminders({ ...test.dependencies, clock }, findDueReminders);
  return test.popMails();
}
const subjectsAt = async (now: Date) =>
  (await remindAt(now)).map(({ subject }) => subject.split(' – ')[0] ?? '');

async function buy(qty = 1) {
  const { id } = await shop.newOrder(qty);
  await shop.sendProof(id);
  await shop.approve(id);
  await shop.test.popMails();
  return id;
}
const IDLE = 'Lisensi belum dipasang';

it('reminds once of licences that were bought and not installed for a week', async () => {
  await buy(3);
  expect(await remindAt(morning(6))).toEqual([]);
  const [mail, ...others] = await remindAt(morning(8));
  expect(others).toEqual([]);
  expect(mail?.to).toBe(shop.people.customer.user.email);
  expect(mail?.text).toContain('3 lisensi');
  expect(await remindAt(morning(8))).toEqual([]);
  expect(await remindAt(morning(10))).toEqual([]);
});

it('is silent about what is installed, refunded, or older than two weeks', async () => {
  await buy();
  await shop.test.database.pool.query('update licenses set first_activated_at = now()');
  await shop.refund(await buy());
  await shop.test.popMails();
  expect(await subjectsAt(morning(8))).toEqual([]);
  await buy();
  expect(await subjectsAt(morning(15))).toEqual([]);
});

it("is silent about a mosque's licence to who is no member any more", async () => {
  await buy();
  const { pool } = shop.test.database;
  const { customer, stranger } = shop.people;
  const body = { kind: 'masjid', name: 'Al-Falah', town: 'Kota Depok' };
  const { id } = (await stranger.browser.post('/my-mosques', body)).json();
  const ids = [id, customer.user.id];
  const join = `insert into mosque_members (mosque_id, user_id, role, since)
    values ($1, $2, 'pengurus', now())`;
  await pool.query(join, ids);
  await pool.query('update licenses set mosque_id = $1 where user_id = $2', ids);
  await pool.query(
    'update mosque_members set until = now() where user_id = $2 and mosque_id = $1',
    ids,
  );
  expect(await subjectsAt(morning(8))).toEqual([]);
  await pool.query(join, ids);
  expect(await subjectsAt(morning(8))).toEqual([IDLE]);
});

it('reminds of a box that arrived and is not in use, and not of it as a licence', async () => {
  await shop.ownBox({ isReceived: true });
  await shop.ownBox({ isReceived: false });
  await shop.test.popMails();
  expect(await subjectsAt(morning(2))).toEqual([]);
  expect(await subjectsAt(morning(4))).toEqual(['Box sudah sampai, belum dinyalakan']);
  expect(await subjectsAt(morning(8))).toEqual([]);
});

it.each([-HOUR_MS, HOUR_MS])('sends nothing %i ms from nine in the morning', async (away) => {
  await buy();
  expect(await subjectsAt(new Date(morning(8).getTime() + away))).toEqual([]);
});

it('reminds of a trial three days before its end, unless he has bought', async () => {
  const { user } = await signInAs(shop.test, 'user', { source: 'trial' });
  const created = 'update users set created_at = $1, has_bought = $2 where id = $3';
  const { pool } = shop.test.database;
  await pool.query(created, [shop.test.clock.now(), true, user.id]);
  expect(await subjectsAt(morning(28))).toEqual([]);
  await pool.query(created, [shop.test.clock.now(), false, user.id]);
  expect(await subjectsAt(morning(26))).toEqual([]);
  expect(await subjectsAt(morning(28))).toEqual([expect.stringMatching(/^Masa coba .* berakhir/)]);
  expect(await subjectsAt(morning(28))).toEqual([]);
});

it('sends nothing when the owner has switched reminders off', async () => {
  await buy();
  const { browser } = shop.people.admin;
  await browser.patch('/admin/settings', { reminders: 'off' });
  expect(await subjectsAt(morning(8))).toEqual([]);
  await browser.patch('/admin/settings', { reminders: 'on' });
  expect(await subjectsAt(morning(8))).toEqual([IDLE]);
});

it('adds a WhatsApp message only for who agreed', async () => {
  await buy();
  const { id } = shop.people.customer.user;
  const consent = 'update users set whatsapp_consent_at = now() where id = $1';
  await shop.test.database.pool.query(consent, [id]);
  await remindAt(morning(8));
  const { data } = (await shop.people.admin.browser.get(`/admin/users/${id}/notices`)).json();
  const told = data.filter(({ event }: { event: string }) => event === 'license idle');
  expect(told.map(({ channel }: { channel: string }) => channel).toSorted()).toEqual([
    'mail',
    'whatsapp',
  ]);
});

it('is stopped by its link, also by the mail program, and by no other', async () => {
  await buy();
  const [mail] = await remindAt(morning(8));
  const path = new URL(mail?.unsubscribeUrl ?? '').pathname;
  expect(mail?.text).toContain(mail?.unsubscribeUrl);
  const stop = (url: string) =>
    shop.test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const stranger = path.replace(/\d+\./, `${shop.people.stranger.user.id}.`);
  for (const forged of [stranger, '/berhenti/1.', '/berhenti/apa', `${path}x`]) {
    expect((await stop(forged)).statusCode).toBe(410);
  }
  const both = await Promise.all([stop(path), shop.test.browser().post(path)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { database } = shop.test;
  const changes = await listHistoryOf(database.db, 'user', shop.people.customer.user.id);
  expect(changes).toMatchObject([{ action: 'stop reminders', actorKind: 'customer' }]);
  await shop.test.popMails();
  await buy();
  expect(await subjectsAt(morning(8))).toEqual([]);
});

it('is a choice of the customer in his account', async () => {
  await buy();
  const { browser, user } = shop.people.customer;
  const { name, whatsapp, email } = user;
  const choose = async (wantsReminders: boolean) =>
    (await browser.patch('/profile', { name, whatsapp, email, wantsReminders })).json().user;
  expect(await choose(false)).toMatchObject({ refusesReminders: true });
  expect(await subjectsAt(morning(8))).toEqual([]);
  expect(await choose(true)).not.toHaveProperty('refusesReminders');
  expect(await subjectsAt(morning(8))).toEqual([IDLE]);
});

it('is not sent to a customer who stops them at that moment', async () => {
  await buy();
  const { dependencies, popMails } = shop.test;
  const clock = { ...shop.test.clock, now: () => morning(8) };
  await sendReminders({ ...dependencies, clock }, async (db, when) => {
    const due = await findDueReminders(db, when);
    await endReminders(dependencies, shop.people.customer.user.id);
    expect(due).toHaveLength(1);
    return due;
  });
  expect(await popMails()).toEqual([]);
});
