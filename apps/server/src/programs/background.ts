// Everything that happens without a request.
import {
  recoveryCodeJob,
  sendRecoveryCode,
} from '../features/accounts/recovery/recovery-code-job.ts';
import { forgetDeadQuestions } from '../features/accounts/second-factor/ask-factor.ts';
import { forgetDeadSessions } from '../features/accounts/sessions/authenticate.ts';
import { adminNewsJob } from '../features/admin-digest/notify-admins.ts';
import { adminDigestJob, sendAdminDigest } from '../features/admin-digest/send-admin-digest.ts';
import { backupTestJob } from '../features/backups/test-backup.ts';
import { sweepOrphanProductPictures } from '../features/catalog/pictures/product-pictures.ts';
import { forgetOldErrors } from '../features/health/health.repository.ts';
import { startWatch, watchShopJob } from '../features/health/watch-shop.ts';
import { transferPhotos } from '../features/licensing/transfers/transfer-photos.ts';
import { sendQueuedMails } from '../features/notices/send-mails.ts';
import { sendWhatsappMessages } from '../features/notices/whatsapp/deliver-whatsapp.ts';
import { whatsappJob } from '../features/notices/whatsapp/whatsapp-job-kind.ts';
import { expireOrders, expireOrdersJob } from '../features/orders/expiring/expire-orders.ts';
import { remindOrders } from '../features/orders/expiring/remind-orders.ts';
import { orderMailJob, sendOrderMails } from '../features/orders/mails/order-mail-job.ts';
import { forgetThumbnails } from '../features/orders/proofs/forget-thumbnails.ts';
import { sweepOrphanProofs } from '../features/orders/proofs/proof-files.ts';
import { sweepOrphanReleases } from '../features/releases/release-files.ts';
import { sweepOrphanSignatures } from '../features/settings/signature-file.ts';
import { claimPhotos } from '../features/warranty/claim-photos.ts';
import { nightlyBackupJob } from '../platform/backup/nightly/nightly-runs.ts';
import type { Logger } from '../platform/db/types.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { JobKind } from '../platform/jobs/jobs.ts';
import { forgetExpiredLimits } from '../platform/limits/limits.ts';
import { failedMailJob, mailJob, urgentMailJob } from '../platform/mail/mail-queue.ts';
import { scheduleBackups } from './schedule-backups.ts';

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
  await sendAdminDigest(dependencies);

  await jobs.work(expireOrdersJob, async () => {
    await expireOrders(dependencies);
    await remindOrders(dependencies);
  });
  await jobs.schedule(expireOrdersJob, '*/10 * * * *');

  await jobs.work(nightlyJob, async () => {
    await forgetDeadSessions(dependencies);
    await forgetDeadQuestions(dependencies);
    await forgetExpiredLimits(dependencies);
    await forgetThumbnails(dependencies);
    await forgetOldErrors(dependencies);
    await sweepOrphanProofs(dependencies);
    await transferPhotos.sweepOrphans(dependencies);
    await claimPhotos.sweepOrphans(dependencies);
    await sweepOrphanSignatures(dependencies);
    await sweepOrphanProductPictures(dependencies);
    await sweepOrphanReleases(dependencies);
  });
  await jobs.schedule(nightlyJob, '30 2 * * *');
  await scheduleBackups(dependencies);
  await startWatch(dependencies, log);
}
