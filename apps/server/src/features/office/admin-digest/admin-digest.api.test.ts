import { beforeEach, expect, it } from 'vitest';
import { openOrderShop } from '../../../../test/shops/order-shop.ts';
import { failedMailJob } from '../../../platform/mail/mail-queue.ts';
import { type News, notifyAdmins } from './notify-admins.ts';
import { lastDigestBefore, sendDigest, sendFirstNews } from './send-admin-digest.ts';

const shop = await openOrderShop();
beforeEach(async () => {
  const { pool } = shop.test.database;
  await pool.query('delete from owner_news');
  await pool.query(`delete from pgboss.job where name = 'nightly-backup'`);
  await lastNight('completed', '5 hours');
  await pool.query(`update users set deleted_at = now() where role = 'admin'`);
  await shop.replacePeople();
  await shop.test.popMails();
});

const jakarta = (time: string) => new Date(`2026-11-20T${time}:00+07:00`);
const at = (time: string) => ({
  ...shop.test.dependencies,
  clock: { ...shop.test.clock, now: () => jakarta(time) },
});
const lastNight = (state: string, age: string) =>
  shop.test.database.pool.query(`insert into pgboss.job (name, state, completed_on)
    values ('nightly-backup', '${state}', now() - interval '${age}')`);
const news = (subjectId: number): News => ({
  kind: 'proof',
  subjectId,
  line: `Bukti ${subjectId} menunggu.`,
});

async function report(time: string, ...subjectIds: number[]): Promise<void> {
  for (const id of subjectIds) {
    await shop.test.database.transaction((tx) => notifyAdmins(at(time), tx, news(id)));
    await sendFirstNews(at(time));
  }
}

/** The lines of news of each mail. */
async function sentLines(): Promise<string[][]> {
  const mails = await shop.test.popMails();
  const own = mails.filter(({ to }) => to === shop.people.admin.user.email);
  return own.map(({ text }) => text.split('\n').filter((line) => line.includes('•')));
}

it('sends the first at once and the rest with the next digest', async () => {
  await report('09:00', 1, 2, 3);
  expect(await sentLines()).toEqual([['• Bukti 1 menunggu.']]);
  await sendDigest(at('16:00'));
  expect(await sentLines()).toEqual([['• Bukti 2 menunggu.', '• Bukti 3 menunggu.']]);
  await sendDigest(at('16:00'));
  expect(await sentLines()).toEqual([]);
});

it('sends the first after a quiet half day at once again', async () => {
  await report('09:00', 1);
  await report('15:59', 2);
  await sentLines();
  await report('16:01', 3);
  expect(await sentLines()).toEqual([['• Bukti 2 menunggu.', '• Bukti 3 menunggu.']]);
});

it('sends the same news once, and nothing about a change that was rolled back', async () => {
  await report('09:00', 1, 1);
  const undone = shop.test.database.transaction(async (tx) => {
    await notifyAdmins(at('09:00'), tx, news(2));
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow();
  await sendDigest(at('16:00'));
  expect(await sentLines()).toEqual([['• Bukti 1 menunggu.']]);
});

it('sends nothing to an admin who has switched it off', async () => {
  const { browser } = shop.people.admin;
  expect((await browser.get('/admin/news-choice')).json()).toEqual({ wantsNews: true });
  await browser.patch('/admin/news-choice', { wantsNews: false });
  await report('09:00', 1);
  expect(await sentLines()).toEqual([]);
});

it('reports a proof that waits for a check', async () => {
  const { id, invoiceNumber } = await shop.newOrder();
  await shop.sendProof(id);
  await shop.test.popMails();
  await sendFirstNews(shop.test.dependencies);
  const name = shop.people.customer.user.name;
  expect(await sentLines()).toEqual([
    [`• Bukti transfer ${invoiceNumber} dari ${name} menunggu diperiksa.`],
  ]);
});

it('reports mails that failed for good, once a day', async () => {
  await shop.test.dependencies.jobs.boss.send(failedMailJob.name, {});
  for (const time of ['08:00', '16:00']) await sendDigest(at(time));
  const [lines, ...more] = await sentLines();
  expect([lines?.[0], more]).toEqual([expect.stringContaining('email tidak dapat dikirim'), []]);
});

it('reports backups that are missing or failed, without waiting for the backup folder', async () => {
  const config = {
    ...shop.test.dependencies.config,
    BACKUP_DIR: '/dev/null/not-mounted',
  };
  const { pool } = shop.test.database;
  await pool.query(`delete from pgboss.job where name = 'nightly-backup'`);
  await report('09:00', 1);
  await sentLines();
  await report('10:00', 2);
  const digest = async () => {
    await sendDigest({ ...at('16:00'), config });
    await pool.query('delete from owner_news');
    return (await sentLines()).flat().join('\n');
  };
  const first = await digest();
  expect(first).toContain('• Bukti 2 menunggu.');
  expect(first).toContain('• Belum pernah ada cadangan.');
  await lastNight('completed', '73 hours');
  expect(await digest()).toContain('Cadangan terakhir sudah 3 hari.');
  await lastNight('failed', '1 hour');
  expect(await digest()).toContain('Cadangan tadi malam gagal');
  await pool.query(`insert into backups (name, made_at, bytes, is_encrypted, places, missing_files,
      tested_at, test_result) values ('nightly', now(), 1, true, '{}', 0, now(), 'failed')`);
  expect(await digest()).toContain('Cadangan yang terakhir diuji tidak dapat dipulihkan.');
  await pool.query('delete from backups');
});

it.each([
  ['07:59', '2026-11-19T16:00:00+07:00'],
  ['08:00', '2026-11-20T08:00:00+07:00'],
  ['15:59', '2026-11-20T08:00:00+07:00'],
  ['23:30', '2026-11-20T16:00:00+07:00'],
])('before %s the last digest was due at %s', (time, due) => {
  expect(lastDigestBefore(jakarta(time))).toEqual(new Date(due));
});
