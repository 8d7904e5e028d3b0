import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { moveByHand } from './whatsapp-notices.repository.ts';

/**
 * Called by the admin who sent the message with his own phone, or found that it is not needed any
 * more.
 */
export async function settlePreparedMessage(
  context: Context & { actor: Actor },
  id: number,
  state: 'sent' | 'skipped',
): Promise<void> {
  const { clock, database } = context;
  await database.transaction(async (tx) => {
    const settled = await moveByHand(tx, id, state, clock.now());
    if (!settled) throw new AppError('CONFLICT');
    await recordChange(tx, context, {
      subject: 'user',
      subjectId: settled.userId,
      action: state === 'sent' ? 'send whatsapp' : 'skip whatsapp',
      after: { title: settled.mail.subject },
    });
  });
}
