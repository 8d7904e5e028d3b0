import type { MosqueBody } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { findMosqueByKey, insertMember, insertMosque } from './mosques.repository.ts';

/** Its creator becomes its ketua. The same key again is the same mosque. Returns its id. */
export async function createMosque(
  context: ActorContext,
  mosque: MosqueBody,
  idempotencyKey: string | undefined,
): Promise<number> {
  const { actor, clock, database, limits } = context;
  await limits.spend('mosquesPerUser', String(actor.userId));
  return database.transaction(async (tx) => {
    const at = clock.now();
    const { userId } = actor;
    const id = await insertMosque(tx, {
      ...mosque,
      createdBy: userId,
      createdAt: at,
      idempotencyKey,
    });
    if (id === undefined) return getEarlier(tx, { userId, idempotencyKey, name: mosque.name });
    await insertMember(tx, { mosqueId: id, userId, role: 'ketua', since: at });
    await recordChange(tx, context, ['mosque', id], 'create', { by: 'customer', after: mosque });
    return id;
  });
}

async function getEarlier(
  tx: Tx,
  sent: { userId: number; idempotencyKey: string | undefined; name: string },
): Promise<number> {
  const { userId, idempotencyKey, name } = sent;
  const earlier = idempotencyKey && (await findMosqueByKey(tx, userId, idempotencyKey));
  if (!earlier) throw new AppError('CONFLICT');
  if (earlier.name !== name) throw new AppError('IDEMPOTENCY_MISMATCH');
  return earlier.id;
}
