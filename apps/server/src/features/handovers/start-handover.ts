// The ketua names the person who follows him. Nothing changes until that person confirms.
import { HANDOVER_LINK_DAYS } from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/types.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import { fileOwnLicenses } from '../licensing/own/mosque-licenses.ts';
import { requireMosqueRight } from '../mosques/require-mosque-right.ts';
import { fileOwnOrders } from '../orders/file-own-orders.ts';
import { handoverLink } from './handover-link.ts';
import { handoverInvitationMail } from './handovers.mails.ts';
import {
  changeHandover,
  findOpenHandover,
  getHandoverNames,
  type HandoverRow,
  insertHandover,
} from './handovers.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Successor {
  mosqueId: number;
  email?: string | undefined;
  whatsapp?: string | undefined;
  /** His own licences become the mosque's first. */
  filesOwn: boolean;
}

/** Sent twice it is the same handover, and one mail. */
export async function startHandover(
  context: Context & { actor: Actor },
  successor: Successor,
): Promise<{ handover: HandoverRow; url: string }> {
  const { actor, clock, database, jobs, limits } = context;
  const { mosqueId, email, whatsapp } = successor;
  await limits.spend('handoversPerUser', String(actor.userId));
  return database.transaction(async (tx) => {
    await requireMosqueRight(tx, { mosqueId, userId: actor.userId, right: 'manage' });
    requireAnother(actor, successor);
    const now = clock.now();
    await endExpired(tx, mosqueId, now);
    const handover = await insertHandover(tx, {
      mosqueId,
      kind: 'own',
      fromUserId: actor.userId,
      successorEmail: email ?? null,
      successorWhatsapp: whatsapp ?? null,
      startedBy: actor.userId,
      startedAt: now,
      deadlineAt: new Date(now.getTime() + HANDOVER_LINK_DAYS * DAY_MS),
      letter: [],
    });
    if (!handover) {
      const same = await requireSame(tx, { ...successor, fromUserId: actor.userId });
      return { handover: same, url: await handoverLink(context, same, 'accept') };
    }
    if (successor.filesOwn) {
      await fileOwnLicenses(context, tx, mosqueId);
      await fileOwnOrders(tx, { userId: actor.userId, mosqueId });
    }
    const url = await handoverLink(context, handover, 'accept');
    if (email) {
      const names = await getHandoverNames(tx, handover);
      await queueMail(jobs, tx, handoverInvitationMail(email, names, url));
    }
    await recordChange(tx, context, {
      subject: 'mosque',
      subjectId: mosqueId,
      action: 'start handover',
      by: 'customer',
      after: { handoverId: handover.id, email, whatsapp },
    });
    return { handover, url };
  });
}

function requireAnother(
  { profile }: Actor,
  { email, whatsapp }: Pick<Successor, 'email' | 'whatsapp'>,
): void {
  const field = email ? 'email' : 'whatsapp';
  const isSelf = email ? email === profile.email.toLowerCase() : whatsapp === profile.whatsapp;
  if (isSelf) throw new AppError('HANDOVER_TO_SELF', { field });
}

/** An expired link makes room for the next one. */
async function endExpired(tx: Tx, mosqueId: number, now: Date): Promise<void> {
  const open = await findOpenHandover(tx, mosqueId);
  if (open?.kind !== 'own' || open.deadlineAt > now) return;
  const step = { id: open.id, from: ['waiting'] } as const;
  await changeHandover(tx, step, { status: 'expired', finishedAt: now });
}

async function requireSame(
  tx: Tx,
  { mosqueId, email, whatsapp, fromUserId }: Omit<Successor, 'filesOwn'> & { fromUserId: number },
): Promise<HandoverRow> {
  const open = await findOpenHandover(tx, mosqueId);
  const isSame =
    open?.kind === 'own' &&
    open.fromUserId === fromUserId &&
    open.successorEmail === (email ?? null) &&
    open.successorWhatsapp === (whatsapp ?? null);
  if (!open || !isSame) throw new AppError('HANDOVER_OPEN');
  return open;
}
