import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { moveByHand } from './whatsapp-notices.repository.ts';

/**
 * Called by the admin who sent the message with his own phone, or found that it is not needed any
 * more.
 */
export async function settlePreparedMessage(
  context: ActorContext,
  id: number,
  state: 'sent' | 'skipped',
): Promise<void> {
  const { clock, database } = context;
  await database.transaction(async (tx) => {
    const settled = await moveByHand(tx, id, state, clock.now());
    if (!settled) throw new AppError('CONFLICT');
    const action = state === 'sent' ? 'send whatsapp' : 'skip whatsapp';
    const after = { title: settled.mail.subject };
    await recordChange(tx, context, ['user', settled.userId], action, { after });
  });
}
