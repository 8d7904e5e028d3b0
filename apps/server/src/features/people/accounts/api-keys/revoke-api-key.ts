import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { endKey } from './api-keys.repository.ts';

export async function revokeApiKey(context: ActorContext, id: number): Promise<void> {
  const { actor, clock, database } = context;
  await database.transaction(async (tx) => {
    const [ended] = await endKey(tx, id, clock.now());
    if (!ended) throw new AppError('NOT_FOUND', { message: 'Kunci ini sudah tidak berlaku.' });
    await recordChange(tx, context, ['user', actor.userId], 'revoke api key', {
      before: { name: ended.name, scopes: ended.scopes },
    });
  });
}
