// Everything that happens without a request.
import { forgetDeadSessions } from './features/accounts/forget-dead-sessions.ts';
import { recoveryCodeJob, sendRecoveryCode } from './features/accounts/recovery-code-job.ts';
import { sweepOrphanEvidence } from './features/licensing/sweep-orphan-evidence.ts';
import { expireOrders, expireOrdersJob } from './features/orders/expire-orders.ts';
import { orderMailJob, sendOrderMails } from './features/orders/order-mail-job.ts';
import { sweepOrphanProofs } from './features/orders/sweep-orphan-proofs.ts';
import type { Logger } from './platform/db/database.ts';
import { startSealing } from './platform/history/start-sealing.ts';
import type { JobKind } from './platform/jobs/jobs.ts';
import { forgetExpiredLimits } from './platform/limits/forget-expired-limits.ts';
import { failedMailJob, mailJob, sendQueuedMails } from './platform/mail/mail-queue.ts';
import type { Parts } from './platform/parts.ts';

const nightlyJob: JobKind<object> = {
  name: 'nightly',
  options: { retryLimit: 1, deleteAfterSeconds: 24 * 3600 },
};

export const jobKinds: ReadonlyArray<JobKind<object>> = [
  recoveryCodeJob,
  failedMailJob,
  mailJob,
  orderMailJob,
  expireOrdersJob,
  nightlyJob,
];

/** Returns the function that stops what the job queue does not. */
export async function startBackgroundWork(parts: Parts, log: Logger): Promise<() => Promise<void>> {
  const { jobs, mailer } = parts;
  await jobs.work(recoveryCodeJob, (request) => sendRecoveryCode(parts, request));
  await sendQueuedMails(jobs, mailer);
  await sendOrderMails(parts);

  await jobs.work(expireOrdersJob, async () => {
    await expireOrders(parts);
  });
  await jobs.schedule(expireOrdersJob, '*/10 * * * *');

  await jobs.work(nightlyJob, async () => {
    await forgetDeadSessions(parts);
    await forgetExpiredLimits(parts);
    await sweepOrphanProofs(parts);
    await sweepOrphanEvidence(parts);
  });
  await jobs.schedule(nightlyJob, '30 2 * * *');
  return startSealing(parts, log);
}
