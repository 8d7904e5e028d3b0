// Consent to WhatsApp messages can be withdrawn in the account, by answering STOP, or by asking an
// admin. Only the user himself can give it.
import { AppError } from '../../../../platform/app-error.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { findUserById, forgetConsentOfNumber, updateUser } from '../users.repository.ts';

/** Applies to all accounts with this number. */
export async function endWhatsappConsent(
  { clock, database }: Pick<Dependencies, 'clock' | 'database'>,
  number: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const ids = await forgetConsentOfNumber(tx, number);
    for (const userId of ids) {
      const who = { clock, actor: { userId } };
      await recordChange(tx, who, ['user', userId], 'stop whatsapp', { by: 'customer' });
    }
  });
}

export async function stopWhatsappOf(context: ActorContext, id: number): Promise<void> {
  await context.database.transaction(async (tx) => {
    const user = await findUserById(tx, id);
    if (!user) throw new AppError('NOT_FOUND', { message: 'Pengguna tidak ditemukan.' });
    if (!user.whatsappConsentAt) return;
    await updateUser(tx, id, { whatsappConsentAt: null });
    await recordChange(tx, context, ['user', id], 'stop whatsapp');
  });
}
