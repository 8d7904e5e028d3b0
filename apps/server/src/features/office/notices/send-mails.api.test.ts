import { expect, it } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import {
  failedMailJob,
  mailJob,
  queueMail,
  queueUrgentMail,
} from '../../../platform/mail/mail-queue.ts';
import { AddressRefusedError, type Mail } from '../../../platform/mail/mailer.ts';
import { sendQueuedMails } from './send-mails.ts';

const WAITING_MAILS = 20_000;
const mail = { to: 'takmir@masjid.id', subject: 'Kabar', text: 'Halo', html: '<p>Halo</p>' };
const sent: Array<Mail & { id: string }> = [];

const test = await createTestApp();
const { jobs } = test.dependencies;
const pile = Array.from({ length: WAITING_MAILS }, () => ({ ...mail, subject: 'Pile' }));
await jobs.enqueueMany(test.database.db, mailJob, pile);
const soon = new Date(test.clock.now().getTime() + 60_000);
await queueUrgentMail(jobs, test.database.db, { ...mail, subject: 'Dead' }, test.clock.now());
await queueUrgentMail(jobs, test.database.db, { ...mail, subject: 'Code' }, soon);
let send: (mail: Mail) => void = () => undefined;
await sendQueuedMails({
  ...test.dependencies,
  mailer: {
    async send(one, id) {
      sent.push({ ...one, id });
      send(one);
      return 'sent';
    },
    close: () => undefined,
  },
});

it('a code overtakes 20,000 waiting mails, a dead one is not sent', async () => {
  await expect.poll(() => sent.map(({ subject }) => subject)).toContain('Code');
  const before = sent.findIndex(({ subject }) => subject === 'Code');
  expect(before).toBeLessThan(WAITING_MAILS / 10);
  expect(sent.map(({ subject }) => subject)).not.toContain('Dead');
});

it('a refused address is tried once, stored as failed with its reason, and marked', async () => {
  const { boss } = test.dependencies.jobs;
  await boss.deleteQueuedJobs(mailJob.name);
  send = ({ to }) => {
    if (to === 'gone@masjid.id') throw new AddressRefusedError('550 no such mailbox');
  };
  await queueMail(test.dependencies.jobs, test.database.db, { ...mail, to: 'gone@masjid.id' });
  const data = { to: 'gone@masjid.id' };
  await expect.poll(() => boss.findJobs<Mail>(failedMailJob.name, { data })).toHaveLength(1);
  expect(sent.filter(({ to }) => to === 'gone@masjid.id')).toHaveLength(1);
  const { rows } = await test.database.pool.query('select email, reason from refused_addresses');
  expect(rows).toEqual([{ email: 'gone@masjid.id', reason: '550 no such mailbox' }]);
});
