// For a ketua whose account is lost: an admin hands his mosque over, with a reason and a letter of the
// mosque. The old address is told, and has a week to object.
import { OBJECTION_DAYS } from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import { findPersonByEmail } from '../accounts/find-person.ts';
import { isKetua } from '../mosques/replace-ketua.ts';
import { handoverLink } from './handover-link.ts';
import { lostAccountMail } from './handovers.mails.ts';
import { getHandoverNames, insertHandover } from './handovers.repository.ts';
import { letterPhotos } from './letter-photos.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface LostAccount {
  mosqueId: number;
  fromUserId: number;
  /** Of the next ketua's account. */
  email: string;
  reason: string;
  letter: Uint8Array;
}

/** Returns the handover's id. */
export async function startLostHandover(
  context: Context & { actor: Actor },
  lost: LostAccount,
): Promise<number> {
  let id = 0;
  await letterPhotos.store(context, lost.letter, async (photo) => {
    id = await insertLost(context, lost, photo.id);
  });
  return id;
}

async function insertLost(
  context: Context & { actor: Actor },
  { mosqueId, fromUserId, email, reason }: LostAccount,
  letter: string,
): Promise<number> {
  const { actor, clock, database, jobs } = context;
  return database.transaction(async (tx) => {
    if (!(await isKetua(tx, { mosqueId, userId: fromUserId }))) {
      throw new AppError('NOT_FOUND', { message: 'Orang ini bukan ketua masjid itu.' });
    }
    const successor = await findPersonByEmail(tx, email);
    if (!successor) throw new AppError('SUCCESSOR_UNKNOWN', { field: 'email' });
    if (successor.id === fromUserId) throw new AppError('HANDOVER_TO_SELF', { field: 'email' });
    const now = clock.now();
    const handover = await insertHandover(tx, {
      mosqueId,
      kind: 'lost',
      fromUserId,
      toUserId: successor.id,
      startedBy: actor.userId,
      startedAt: now,
      deadlineAt: new Date(now.getTime() + OBJECTION_DAYS * DAY_MS),
      reason,
      letter: [letter],
    });
    if (!handover) throw new AppError('HANDOVER_OPEN');
    await recordChange(tx, context, {
      subject: 'mosque',
      subjectId: mosqueId,
      action: 'start handover',
      note: reason,
      before: { ketua: fromUserId },
      after: { handoverId: handover.id, ketua: successor.id },
    });
    const names = await getHandoverNames(tx, handover);
    const url = await handoverLink(context, handover, 'object');
    const details = { names, successor, reason, deadlineAt: handover.deadlineAt };
    await queueMail(jobs, tx, lostAccountMail(details, url));
    return handover.id;
  });
}
