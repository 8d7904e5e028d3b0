import { AppError } from '../../../platform/app-error.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { deleteInvitation } from './invitations.repository.ts';

export async function withdrawInvitation(
  context: Context & { actor: Actor },
  id: number,
): Promise<void> {
  const { actor, database } = context;
  await database.transaction(async (tx) => {
    const withdrawn = await deleteInvitation(tx, id);
    if (!withdrawn) throw new AppError('NOT_FOUND', { message: 'Undangan sudah tidak ada.' });
    await recordChange(tx, context, {
      subject: 'user',
      subjectId: actor.userId,
      action: 'withdraw invitation',
      before: { email: withdrawn.email },
    });
  });
}
