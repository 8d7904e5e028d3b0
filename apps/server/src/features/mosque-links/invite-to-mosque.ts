// The ketua gives a place in his mosque by a link: a member's, or his own. Nothing changes until it is
// taken.
import { hasNoEmail } from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/types.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import { fileOwnLicenses } from '../licensing/own/mosque-licenses.ts';
import { makeLink } from '../links/make-link.ts';
import { findMemberAddress } from '../mosques/members/find-member-address.ts';
import { requireMosqueRight } from '../mosques/require-mosque-right.ts';
import { showMosque } from '../mosques/show-mosque.ts';
import { fileOwnOrders } from '../orders/file-orders.ts';
import { mosqueInvitationMail } from './mosque-links.mails.ts';

type UserContext = Context & { actor: Actor };

interface Address {
  email?: string | undefined;
  whatsapp?: string | undefined;
}

export interface MadeInvitation {
  /** Null when it went to an email: its maker never sees it. */
  url: string | null;
  to: string;
  expiresAt: string;
}

export async function inviteToMosque(
  context: UserContext,
  { mosqueId, ...address }: Address & { mosqueId: number },
): Promise<MadeInvitation> {
  const { actor, database, limits } = context;
  await limits.spend('mosqueInvitationsPerUser', String(actor.userId));
  return database.transaction(async (tx) => {
    await requireMosqueRight(tx, { mosqueId, userId: actor.userId, right: 'manage' });
    return send(context, tx, { kind: 'member', mosqueId, leaves: false, ...address });
  });
}

export interface NextKetua extends Address {
  mosqueId: number;
  memberId?: number | undefined;
  leaves: boolean;
  filesOwn: boolean;
}

/** The same as an invitation, but the ketua gives his own place. A later one replaces it. */
export async function handOnMosque(context: UserContext, next: NextKetua): Promise<MadeInvitation> {
  const { actor, database, limits } = context;
  const { mosqueId, memberId, leaves, filesOwn, email, whatsapp } = next;
  await limits.spend('mosqueInvitationsPerUser', String(actor.userId));
  return database.transaction(async (tx) => {
    await requireMosqueRight(tx, { mosqueId, userId: actor.userId, right: 'manage' });
    const member = memberId && (await findMemberAddress(tx, { mosqueId, memberId }));
    const address = member ? reachOf(member) : { email, whatsapp };
    requireAnother(actor, address);
    if (filesOwn) {
      await fileOwnLicenses(context, tx, mosqueId);
      await fileOwnOrders(tx, { userId: actor.userId, mosqueId });
    }
    return send(context, tx, { kind: 'ketua', mosqueId, leaves, ...address });
  });
}

const reachOf = ({ email, whatsapp }: { email: string; whatsapp: string }): Address =>
  hasNoEmail(email) ? { whatsapp } : { email };

function requireAnother({ profile }: Actor, { email, whatsapp }: Address): void {
  const isSelf = email
    ? email.toLowerCase() === profile.email.toLowerCase()
    : whatsapp === profile.whatsapp;
  if (isSelf) throw new AppError('HANDOVER_TO_SELF', { field: email ? 'email' : 'whatsapp' });
}

type Invitation = Address & { kind: 'member' | 'ketua'; mosqueId: number; leaves: boolean };

async function send(
  context: UserContext,
  tx: Tx,
  { kind, mosqueId, leaves, email, whatsapp }: Invitation,
): Promise<MadeInvitation> {
  const { actor, jobs } = context;
  const { userId } = actor;
  const { name: mosque } = await showMosque(tx, { mosqueId, userId });
  const to = email ?? whatsapp ?? '';
  const isKetua = kind === 'ketua';
  const { url, expiresAt } = await makeLink(context, tx, {
    kind,
    madeBy: userId,
    ...{ mosqueId, email, whatsapp, leaves },
    ...(isKetua && { accountId: userId }),
    onlyOne: isKetua ? `ketua ${mosqueId}` : `member ${mosqueId} ${to.toLowerCase()}`,
  });
  if (email) {
    const words = { mosque, by: actor.profile.name, isKetua };
    await queueMail(jobs, tx, mosqueInvitationMail(email, words, url));
  }
  await recordChange(tx, context, {
    subject: 'mosque',
    subjectId: mosqueId,
    action: isKetua ? 'start handover' : 'invite member',
    by: 'customer',
    after: { email, whatsapp },
  });
  return { url: email ? null : url, to, expiresAt: expiresAt.toISOString() };
}
