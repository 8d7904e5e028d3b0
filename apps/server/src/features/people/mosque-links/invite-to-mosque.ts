// The ketua gives a place in his mosque by a link: a member's, or his own. Nothing changes until it is
// taken.
import type { MadeLink } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { queueMail } from '../../../platform/mail/mail-queue.ts';
import { fileOwnLicenses } from '../../licenses/licensing/own/mosque-licenses.ts';
import { fileOwnOrders } from '../../shop/orders/file-orders.ts';
import { makeLink } from '../links/make-link.ts';
import { findMemberAddress } from '../mosques/members/members.ts';
import { requireMosqueRight } from '../mosques/require-mosque-right.ts';
import { showMosque } from '../mosques/show-mosque.ts';
import { mosqueInvitationMail } from './mosque-links.mails.ts';

interface Place {
  kind: 'member' | 'ketua';
  mosqueId: number;
  email?: string | undefined;
  whatsapp?: string | undefined;
  /** It replaces an address. */
  memberId?: number | undefined;
  leaves?: boolean;
  /** His own licences become the mosque's first. */
  filesOwn?: boolean;
}

/** A later link to a mosque's ketua replaces the earlier one. */
export async function inviteToMosque(
  context: ActorContext,
  { kind, mosqueId, memberId, leaves = false, filesOwn = false, ...typed }: Place,
): Promise<MadeLink> {
  const { actor, database, jobs, limits } = context;
  const { userId, profile } = actor;
  const isKetua = kind === 'ketua';
  await limits.spend('mosqueInvitationsPerUser', String(userId));
  return database.transaction(async (tx) => {
    await requireMosqueRight(tx, { mosqueId, userId, right: 'manage' });
    const address = memberId ? await findMemberAddress(tx, { mosqueId, memberId }) : typed;
    const to = address.email ?? address.whatsapp ?? '';
    const isSelf = [profile.email.toLowerCase(), profile.whatsapp].includes(to.toLowerCase());
    if (isKetua && isSelf) throw new AppError('HANDOVER_TO_SELF');
    if (filesOwn) {
      await fileOwnLicenses(context, tx, mosqueId);
      await fileOwnOrders(tx, { userId, mosqueId });
    }
    const { url, expiresAt } = await makeLink(context, tx, {
      ...{ kind, mosqueId, leaves, madeBy: userId, ...address },
      ...(isKetua && { accountId: userId }),
      onlyOne: isKetua ? `ketua ${mosqueId}` : `member ${mosqueId} ${to.toLowerCase()}`,
    });
    if (address.email) {
      const { name: mosque } = await showMosque(tx, { mosqueId, userId });
      const words = { mosque, by: profile.name, isKetua };
      await queueMail(jobs, tx, mosqueInvitationMail(address.email, words, url));
    }
    const action = isKetua ? 'start handover' : 'invite member';
    const change = { by: 'customer', after: address } as const;
    await recordChange(tx, context, ['mosque', mosqueId], action, change);
    // Its maker never sees what went to an email.
    return { url: address.email ? null : url, to, expiresAt: expiresAt.toISOString() };
  });
}
