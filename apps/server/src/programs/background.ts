// Everything that happens without a request.
import { transferPhotos } from '../features/licenses/licensing/transfers/transfer-photos.ts';
import { sweepOrphanReleases } from '../features/licenses/releases/release-files.ts';
import { adminNewsJob } from '../features/office/admin-digest/notify-admins.ts';
import {
  adminDigestJob,
  sendAdminDigest,
} from '../features/office/admin-digest/send-admin-digest.ts';
import { makeBackup } from '../features/office/backups/make-backup.ts';
import { backupTestJob, testBackup } from '../features/office/backups/test-backup.ts';
import { forgetOldErrors } from '../features/office/health/health.repository.ts';
import { startWatch, watchShopJob } from '../features/office/health/watch-shop.ts';
import { sendQueuedMails } from '../features/office/notices/send-mails.ts';
import { sendWhatsappMessages } from '../features/office/notices/whatsapp/deliver-whatsapp.ts';
import { whatsappJob } from '../features/office/notices/whatsapp/whatsapp-job-kind.ts';
import { sendReminders } from '../features/office/reminders/send-reminders.ts';
import { sweepOrphanSignatures } from '../features/office/settings/signature-file.ts';
import { sendWebhooks } from '../features/office/webhooks/deliver-webhook.ts';
import { webhookJob } from '../features/office/webhooks/queue-webhooks.ts';
import { forgetOldDeliveries } from '../features/office/webhooks/webhooks.repository.ts';
import {
  recoveryCodeJob,
  sendRecoveryCode,
} from '../features/people/accounts/recovery/recovery-code-job.ts';
import { forgetDeadQuestions } from '../features/people/accounts/second-factor/ask-factor.ts';
import { forgetDeadSessions } from '../features/people/accounts/sessions/authenticate.ts';
import { productPictures } from '../features/shop/catalog/pictures/product-pictures.ts';
import { expireOrders, expireOrdersJob } from '../features/shop/orders/expiring/expire-orders.ts';
import { remindOrders } from '../features/shop/orders/expiring/remind-orders.ts';
import { orderMailJob, sendOrderMails } from '../features/shop/orders/mails/order-mail-job.ts';
import { forgetThumbnails, proofFiles } from '../features/shop/orders/proofs/proof-files.ts';
import { claimPhotos } from '../features/shop/warranty/claim-photos.ts';
import { nightlyBackupJob } from '../platform/backup/nightly/nightly-runs.ts';
import type { Logger } from '../platform/db/types.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { JobKind } from '../platform/jobs/jobs.ts';
import { forgetExpiredLimits } from '../platform/limits/limits.ts';
import { failedMailJob, mailJob, urgentMailJob } from '../platform/mail/mail-queue.ts';
import { findDueReminders } from '../reads/due-reminders.ts';

const nightlyJob: JobKind<object> = {
  name: 'nightly',
  options: { retryLimit: 1, deleteAfterSeconds: 24 * 3600 },
};

export const jobKinds: ReadonlyArray<JobKind<object>> = [
  recoveryCodeJob,
  failedMailJob,
  mailJob,
  urgentMailJob,
  orderMailJob,
  whatsappJob,
  webhookJob,
  expireOrdersJob,
  adminNewsJob,
  adminDigestJob,
  nightlyJob,
  nightlyBackupJob,
  backupTestJob,
  watchShopJob,
];

export async function startBackgroundWork(dependencies: Dependencies, log: Logger): Promise<void> {
  const { jobs } = dependencies;
  await jobs.work(recoveryCodeJob, (request) => sendRecoveryCode(dependencies, request));
  await sendQueuedMails(dependencies);
  await sendOrderMails(dependencies);
  await sendWhatsappMessages(dependencies);
  await sendWebhooks(dependencies);
  await sendAdminDigest(dependencies);

  await jobs.work(expireOrdersJob, async () => {
    await expireOrders(dependencies);
    await remindOrders(dependencies);
    await sendReminders(dependencies, findDueReminders);
  });
  await jobs.schedule(expireOrdersJob, '*/10 * * * *');

  await jobs.work(nightlyJob, async () => {
    await forgetDeadSessions(dependencies);
    await forgetDeadQuestions(dependencies);
    await forgetExpiredLimits(dependencies);
    await forgetThumbnails(dependencies);
    await forgetOldErrors(dependencies);
    await forgetOldDeliveries(dependencies);
    await proofFiles.sweepOrphans(dependencies);
    await transferPhotos.sweepOrphans(dependencies);
    await claimPhotos.sweepOrphans(dependencies);
    await sweepOrphanSignatures(dependencies);
    await productPictures.sweepOrphans(dependencies);
    await sweepOrphanReleases(dependencies);
  });
  await jobs.schedule(nightlyJob, '30 2 * * *');
  await scheduleBackups(dependencies);
  await startWatch(dependencies, log);
}

async function scheduleBackups(dependencies: Dependencies): Promise<void> {
  const { jobs } = dependencies;
  await jobs.work(nightlyBackupJob, () => makeBackup(dependencies));
  await jobs.schedule(nightlyBackupJob, '10 3 * * *');
  await jobs.work(backupTestJob, (wanted) => testBackup(dependencies, wanted));
  await jobs.schedule(backupTestJob, '10 4 * * 0');
}
