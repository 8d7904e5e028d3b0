// Consent to WhatsApp messages can be withdrawn in the account, by answering STOP, or by asking an
// admin. Only the user himself can give it.
import { AppError } from '../../../../platform/app-error.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { recordHistory } from '../../../../platform/history/history.ts';
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
    await recordHistory(
      tx,
      ids.map((id) => ({
        at: clock.now(),
        actorKind: 'customer' as const,
        actorId: id,
        subject: 'user',
        subjectId: id,
        action: 'stop whatsapp',
      })),
    );
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
