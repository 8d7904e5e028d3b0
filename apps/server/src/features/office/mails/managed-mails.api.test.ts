import type { ManagedMail } from '@timesync/contract';
import { beforeEach, expect, it } from 'vitest';
import { openOrderShop } from '../../../../test/shops/order-shop.ts';
import {
  failedMailJob,
  mailJob,
  queueMail,
  queueUrgentMail,
} from '../../../platform/mail/mail-queue.ts';
import { orderMailJob } from '../../shop/orders/mails/order-mail-job.ts';

const shop = await openOrderShop();
beforeEach(async () => {
  const { boss } = shop.test.dependencies.jobs;
  for (const { name } of [mailJob, orderMailJob, failedMailJob]) await boss.deleteAllJobs(name);
});

const secret = 'Rahasia 8062 4464';
const notice = { to: 'takmir@masjid.id', subject: 'Kabar', text: secret, html: secret };
const list = async (query = '') =>
  (await shop.people.admin.browser.get(`/admin/mails${query}`)).json().data as ManagedMail[];
const sendAgain = (id = '') => shop.people.admin.browser.post(`/admin/mails/${id}/send-again`);

/** As a mail server that does not answer ends it; `forGood` after the last try. */
async function fail(name: string, forGood = false): Promise<void> {
  const { boss } = shop.test.dependencies.jobs;
  if (forGood) {
    await shop.test.database.pool.query(
      'update pgboss.job set retry_count = retry_limit where name = $1',
      [name],
    );
  }
  const [job] = await boss.fetch(name);
  await boss.fail(name, job?.id ?? '', { message: 'Error ETIMEDOUT' });
}

it('lists waiting mails with their recipient, and never their content', async () => {
  const { jobs } = shop.test.dependencies;
  await queueMail(jobs, shop.test.database.db, notice);
  const soon = new Date(shop.test.clock.now().getTime() + 60_000);
  await queueUrgentMail(jobs, shop.test.database.db, { ...notice, subject: secret }, soon);
  const { invoiceNumber } = await shop.newOrder();
  const mails = await list('?state=waiting');
  expect(mails).toMatchObject([
    { kind: 'placed', about: invoiceNumber, to: shop.people.customer.user.email },
    { kind: 'code', about: null, to: 'takmir@masjid.id' },
    { kind: 'notice', about: 'Kabar', state: 'waiting', reason: null, canBeSentAgain: false },
  ]);
  expect(JSON.stringify(mails)).not.toContain('Rahasia');
  expect(await list('?state=failed')).toEqual([]);
});

it('retries a waiting mail immediately', async () => {
  await queueMail(shop.test.dependencies.jobs, shop.test.database.db, notice);
  await fail(mailJob.name);
  const [mail] = await list('?state=waiting');
  expect(mail).toMatchObject({ reason: 'Error ETIMEDOUT', canBeSentAgain: true });
  expect(Date.parse(mail?.nextTryAt ?? '')).toBeGreaterThan(Date.now());
  expect((await sendAgain(mail?.id)).statusCode).toBe(200);
  expect(await shop.test.popMails()).toContainEqual(notice);
  const late = await sendAgain(mail?.id);
  expect(late.statusCode).toBe(409);
  expect(late.json().message).toContain('sudah terkirim');
});

it.each([
  [mailJob.name, { kind: 'notice', about: 'Kabar' }],
  [orderMailJob.name, { kind: 'placed', about: expect.stringMatching(/^INV-/) }],
])('shows why a mail of %s failed, and sends it again', async (name, shown) => {
  if (name === mailJob.name) {
    await queueMail(shop.test.dependencies.jobs, shop.test.database.db, notice);
  } else await shop.newOrder();
  await fail(name, true);
  const [mail, ...others] = await list();
  expect(others).toEqual([]);
  const failed = { state: 'failed', reason: 'Error ETIMEDOUT', canBeSentAgain: true };
  expect(mail).toMatchObject({ ...shown, ...failed, nextTryAt: null });
  expect((await shop.people.admin.browser.get('/admin/waiting')).json().mails).toBe(1);
  expect((await sendAgain(mail?.id)).json().message).toBe('Email dikirim lagi.');
  expect(await list('?state=failed')).toEqual([]);
  expect(await shop.test.popMails()).toHaveLength(1);
});

it('refuses what is no mail', async () => {
  expect((await sendAgain('satu')).json().message).toBe('Nomor email tidak valid');
  expect((await sendAgain('00000000-0000-4000-8000-000000000000')).statusCode).toBe(409);
  expect((await shop.people.customer.browser.get('/admin/mails')).statusCode).toBe(403);
});
