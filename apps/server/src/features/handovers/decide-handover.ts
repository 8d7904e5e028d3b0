import { AppError } from '../../platform/app-error.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { carryOutHandover } from './carry-out-handover.ts';
import { changeHandover, type HandoverRow, lockHandover } from './handovers.repository.ts';

interface Decision {
  handoverId: number;
  decision: 'cancel' | 'carryOut';
  reason: string;
}

/** An admin cancels what is not finished; before its day he carries out only what was objected to. */
export async function decideHandover(
  context: Context & { actor: Actor },
  { handoverId, decision, reason }: Decision,
): Promise<void> {
  const { actor, clock, database, requestId } = context;
  await database.transaction(async (tx) => {
    const handover = requireOpen(await lockHandover(tx, handoverId));
    if (decision === 'cancel') {
      const step = { id: handoverId, from: ['waiting', 'objected'] } as const;
      await changeHandover(tx, step, { status: 'cancelled', finishedAt: clock.now() });
      return recordChange(tx, context, {
        subject: 'mosque',
        subjectId: handover.mosqueId,
        action: 'cancel handover',
        note: reason,
        after: { handoverId },
      });
    }
    if (handover.status !== 'objected') throw new AppError('HANDOVER_WAITS');
    const by = { kind: 'admin', userId: actor.userId, requestId } as const;
    const { toUserId } = handover;
    await carryOutHandover(context, tx, { handover, toUserId, by, note: reason });
  });
}

function requireOpen(handover: HandoverRow | undefined) {
  if (handover?.kind !== 'lost' || !handover.toUserId) {
    throw new AppError('NOT_FOUND', { message: 'Serah terima tidak ditemukan.' });
  }
  const { status, toUserId } = handover;
  if (status !== 'waiting' && status !== 'objected') {
    throw new AppError('CONFLICT', { message: 'Serah terima ini sudah selesai.' });
  }
  return { ...handover, toUserId };
}
