import { AppError } from '../../../platform/app-error.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { queueFirstTries } from './queue-webhooks.ts';
import { restartDelivery } from './webhooks.repository.ts';

const ON_ITS_WAY = 'Kabar ini sedang dikirim, atau sudah dihapus. Muat ulang halaman.';
const STOPPED = 'Alamat ini berhenti atau sudah dihapus. Nyalakan dulu di Pengaturan.';

/** Under its former id, so that a receiver that had it after all does nothing twice. */
export async function sendWebhookAgain(
  { database, jobs, settings }: Pick<Dependencies, 'database' | 'jobs' | 'settings'>,
  id: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    const webhookId = await restartDelivery(tx, id);
    if (!webhookId) throw new AppError('CONFLICT', { message: ON_ITS_WAY });
    const webhook = settings.current.webhooks.find((one) => one.id === webhookId);
    if (!webhook || webhook.stopped) throw new AppError('CONFLICT', { message: STOPPED });
    await queueFirstTries({ jobs }, tx, [{ id }]);
  });
}
