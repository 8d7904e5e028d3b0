import type { Dependencies } from '../../../../platform/dependencies.ts';
import { notifyAdmins } from '../../admin-digest/notify-admins.ts';
import { markChannelStopped } from '../../settings/whatsapp-channel.ts';
import { turnWaitingToByHand } from './whatsapp-notices.repository.ts';

/**
 * No message can be sent any more: waiting ones are sent by hand, and the admins are notified once.
 */
export async function stopChannel(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'jobs' | 'settings'>,
  reason: string,
): Promise<void> {
  const { clock, database, settings } = dependencies;
  const at = clock.now().toISOString();
  await database.transaction(async (tx) => {
    const isNews = await markChannelStopped(tx, { at, reason });
    await turnWaitingToByHand(tx, reason);
    if (!isNews) return;
    await notifyAdmins(dependencies, tx, {
      kind: 'whatsapp stopped',
      subjectId: 0,
      occasion: at,
      line: `Pengiriman WhatsApp berhenti: ${reason}. Pesan yang menunggu ada di Kirim WA; perbaiki di Pengaturan.`,
    });
  });
  await settings.refresh();
}
