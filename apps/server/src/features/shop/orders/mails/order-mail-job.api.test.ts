import { expect, it } from 'vitest';
import { signInAs } from '../../../../../test/people.ts';
import { createProduct, placeSampleOrder } from '../../../../../test/shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { failedMailJob, mailJob, queueMail } from '../../../../platform/mail/mail-queue.ts';
import { orderMailJob } from './order-mail-job.ts';

const DAY_SECONDS = 24 * 3600;

const test = await createTestApp();
const mail = { to: 'takmir@masjid.id', subject: 'Kabar', text: 'Halo', html: '<p>Halo</p>' };
await queueMail(test.dependencies.jobs, test.database.db, mail);
const { browser } = await signInAs(test);
const { id, variants } = await createProduct(test);
await placeSampleOrder(browser, [{ productId: id, productVariantId: variants[0]?.id ?? null }]);

const query = async (text: string, values: unknown[]) =>
  (await test.database.pool.query(text, values)).rows;

it.each([mailJob.name, orderMailJob.name])('%s is tried for a day or two', async (name) => {
  // pg-boss waits between this and its double before each retry, up to the longest pause.
  const [tried] = await query(
    `select sum(least(retry_delay_max, retry_delay * 2 ^ least(16, n) / 2))::int as least,
       sum(least(retry_delay_max, retry_delay * 2 ^ least(16, n)))::int as most
     from pgboss.job, generate_series(1, retry_limit) n where name = $1`,
    [name],
  );
  expect(tried.least).toBeGreaterThan(DAY_SECONDS);
  expect(tried.most).toBeLessThan(3 * DAY_SECONDS);
});

it.each([
  [mailJob.name, { to: 'takmir@masjid.id' }],
  [orderMailJob.name, { event: 'placed' }],
])('%s is stored for two weeks when it could not be sent', async (name, data) => {
  const { boss } = test.dependencies.jobs;
  await query('update pgboss.job set retry_count = retry_limit where name = $1', [name]);
  const [job] = await boss.fetch(name);
  await boss.fail(name, job?.id ?? '');
  const [stored] = await query(
    `select data, keep_until > now() + interval '13 days' as "forLong"
     from pgboss.job where name = $1 and source_name = $2`,
    [failedMailJob.name, name],
  );
  expect(stored).toMatchObject({ data, forLong: true });
});

it('is sent after all when it is put back as docs/operations.md says', async () => {
  await query(`update pgboss.job set name = source_name, dead_letter = name where name = $1`, [
    failedMailJob.name,
  ]);
  const subjects = (await test.popMails()).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining('Pesanan diterima'), 'Kabar']);
});
