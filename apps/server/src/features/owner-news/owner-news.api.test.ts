import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../../test/desks/order-desk.ts';
import { failedMailJob } from '../../platform/mail/mail-queue.ts';
import { lastDigestBefore, tellDigest, tellFirstNews } from './send-owner-news.ts';
import { type News, tellOwner } from './tell-owner.ts';

let desk: OrderDesk;
beforeAll(async () => {
  desk = await openOrderDesk({ environment: { NIGHTLY_BACKUP: 'off' } });
});
afterAll(() => desk.test.close());
beforeEach(async () => {
  const { pool } = desk.test.database;
  await pool.query('delete from owner_news');
  await pool.query(`update users set deleted_at = now() where role = 'admin'`);
  await desk.replacePeople();
  await desk.test.takeMails();
});

const jakarta = (time: string) => new Date(`2026-11-20T${time}:00+07:00`);
const at = (time: string) => ({
  ...desk.test.dependencies,
  clock: { ...desk.test.clock, now: () => jakarta(time) },
});
const news = (subjectId: number): News => ({
  kind: 'proof',
  subjectId,
  line: `Bukti ${subjectId} menunggu.`,
});

async function happen(time: string, ...subjectIds: number[]): Promise<void> {
  for (const id of subjectIds) {
    await desk.test.database.transaction((tx) => tellOwner(at(time), tx, news(id)));
    await tellFirstNews(at(time));
  }
}

/** Per mail, the lines it tells. */
async function told(): Promise<string[][]> {
  const mails = await desk.test.takeMails();
  const own = mails.filter(({ to }) => to === desk.people.admin.user.email);
  return own.map(({ text }) => text.split('\n').filter((line) => line.includes('•')));
}

it('tells the first at once and the rest at the next digest', async () => {
  await happen('09:00', 1, 2, 3);
  expect(await told()).toEqual([['• Bukti 1 menunggu.']]);
  await tellDigest(at('16:00'));
  expect(await told()).toEqual([['• Bukti 2 menunggu.', '• Bukti 3 menunggu.']]);
  await tellDigest(at('16:00'));
  expect(await told()).toEqual([]);
});

it('tells the first after a quiet half day at once again', async () => {
  await happen('09:00', 1);
  await happen('15:59', 2);
  await told();
  await happen('16:01', 3);
  expect(await told()).toEqual([['• Bukti 2 menunggu.', '• Bukti 3 menunggu.']]);
});

it('tells the same news once, and nothing of a change that was taken back', async () => {
  await happen('09:00', 1, 1);
  const undone = desk.test.database.transaction(async (tx) => {
    await tellOwner(at('09:00'), tx, news(2));
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow();
  await tellDigest(at('16:00'));
  expect(await told()).toEqual([['• Bukti 1 menunggu.']]);
});

it('leaves an admin alone who wants none', async () => {
  const { browser } = desk.people.admin;
  expect((await browser.get('/admin/news-choice')).json()).toEqual({ wantsNews: true });
  await browser.patch('/admin/news-choice', { wantsNews: false });
  await happen('09:00', 1);
  expect(await told()).toEqual([]);
});

it('hears of a proof that waits, with its transaction', async () => {
  const { id, invoiceNumber } = await desk.newOrder();
  await desk.sendProof(id);
  await desk.test.takeMails();
  await tellFirstNews(desk.test.dependencies);
  const name = desk.people.customer.user.name;
  expect(await told()).toEqual([
    [`• Bukti transfer ${invoiceNumber} dari ${name} menunggu diperiksa.`],
  ]);
});

it('tells of mails that failed for good, once a day', async () => {
  await desk.test.dependencies.jobs.boss.send(failedMailJob.name, {});
  for (const time of ['08:00', '16:00']) await tellDigest(at(time));
  const [lines, ...more] = await told();
  expect([lines?.[0], more]).toEqual([expect.stringContaining('email tidak dapat dikirim'), []]);
});

it('tells of backups that are missing or fail, and waits for no folder', async () => {
  const config = {
    ...desk.test.dependencies.config,
    NIGHTLY_BACKUP: true,
    BACKUP_DIR: '/dev/null/not-mounted',
  };
  const { pool } = desk.test.database;
  await happen('09:00', 1);
  await told();
  await happen('10:00', 2);
  const digest = async () => {
    await tellDigest({ ...at('16:00'), config });
    await pool.query('delete from owner_news');
    return (await told()).flat().join('\n');
  };
  const first = await digest();
  expect(first).toContain('• Bukti 2 menunggu.');
  expect(first).toContain('• Belum pernah ada cadangan.');
  const night = (state: string, age: string) =>
    pool.query(`insert into pgboss.job (name, state, completed_on)
      values ('nightly-backup', '${state}', now() - interval '${age}')`);
  await night('completed', '73 hours');
  expect(await digest()).toContain('Cadangan terakhir sudah 3 hari.');
  await night('failed', '1 hour');
  expect(await digest()).toContain('Cadangan tadi malam gagal');
});

it.each([
  ['07:59', '2026-11-19T16:00:00+07:00'],
  ['08:00', '2026-11-20T08:00:00+07:00'],
  ['15:59', '2026-11-20T08:00:00+07:00'],
  ['23:30', '2026-11-20T16:00:00+07:00'],
])('before %s the last digest was due at %s', (time, due) => {
  expect(lastDigestBefore(jakarta(time))).toEqual(new Date(due));
});
