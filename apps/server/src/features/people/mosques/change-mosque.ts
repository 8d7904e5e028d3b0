import type { ChangeMosqueBody } from '@timesync/contract';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { updateMosque } from './mosques.repository.ts';
import { requireMosqueRight } from './require-mosque-right.ts';

/** Documents that were issued keep the name they have. */
export async function changeMosque(
  context: ActorContext,
  { id, change }: { id: number; change: ChangeMosqueBody },
): Promise<void> {
  const { actor, database } = context;
  await database.transaction(async (tx) => {
    await requireMosqueRight(tx, { mosqueId: id, userId: actor.userId, right: 'manage' });
    await updateMosque(tx, id, change);
    await recordChange(tx, context, ['mosque', id], 'update', { by: 'customer', after: change });
  });
}
