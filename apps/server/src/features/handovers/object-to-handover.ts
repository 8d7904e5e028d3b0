// The owner of an account that is said to be lost says that it is not. That stops the clock: an admin
// decides.
import { AppError } from '../../platform/app-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { recordHistory } from '../../platform/history/history.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { notifyAdmins } from '../admin-digest/notify-admins.ts';
import { requireMosqueRight } from '../mosques/require-mosque-right.ts';
import { findHandoverByToken } from './handover-link.ts';
import {
  changeHandover,
  findOpenHandover,
  getHandoverNames,
  type HandoverRow,
} from './handovers.repository.ts';
import { requireWaiting } from './refuse-handover.ts';

/** By the link in the mail to the old address. */
export async function objectByLink(
  context: Context,
  { token, note }: { token: string; note: string },
): Promise<void> {
  const found = await findHandoverByToken(context, token);
  if (found?.purpose !== 'object') throw new AppError('HANDOVER_DEAD');
  await object(context, found.handover, note);
}

/** In the account itself. */
export async function objectInAccount(
  context: Context & { actor: Actor },
  { mosqueId, note }: { mosqueId: number; note: string },
): Promise<void> {
  const { actor, database } = context;
  const question = { mosqueId, userId: actor.userId, right: 'manage' } as const;
  await requireMosqueRight(database.db, question);
  const handover = await findOpenHandover(database.db, mosqueId);
  if (handover?.kind !== 'lost') throw new AppError('HANDOVER_GONE');
  await object(context, handover, note);
}

/** Objecting again changes nothing. */
async function object(
  context: Pick<Dependencies, 'clock' | 'database' | 'jobs'> & { requestId: string },
  handover: HandoverRow,
  note: string,
): Promise<void> {
  const { clock, database, requestId } = context;
  if (handover.status === 'objected') return;
  requireWaiting(handover, clock.now());
  await database.transaction(async (tx) => {
    const step = { id: handover.id, from: ['waiting'] } as const;
    const isStopped = await changeHandover(tx, step, { status: 'objected', objection: note });
    if (!isStopped) throw new AppError('HANDOVER_DEAD');
    await recordHistory(tx, [
      {
        at: clock.now(),
        actorKind: 'customer',
        actorId: handover.fromUserId,
        requestId,
        subject: 'mosque',
        subjectId: handover.mosqueId,
        action: 'object to handover',
        note,
        after: { handoverId: handover.id },
      },
    ]);
    const { mosque } = await getHandoverNames(tx, handover);
    await notifyAdmins(context, tx, {
      kind: 'handover',
      subjectId: handover.id,
      line: `Ada keberatan atas serah terima ${mosque}.`,
    });
  });
}
