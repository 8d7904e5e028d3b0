// Somebody takes the place in a mosque that a link gives: a member's, or the ketua's. A hundred at once
// are one: the link is marked by a conditional update.
import { hasNoEmail, type joinByLinkBody, type z } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext, Context } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { spendUnlessBusy } from '../../../platform/limits/spend-points.ts';
import { isStillAdmin } from '../accounts/admins/admins.ts';
import {
  type InvitedAccount,
  openInvitedAccount,
} from '../accounts/invitations/open-invited-account.ts';
import { consumeLink, findOpenLink, type Link, recordLinkUser } from '../links/consume-link.ts';
import { confirmsEmail } from '../links/link-kinds.ts';
import { isStillKetua } from '../mosques/is-still-ketua.ts';
import { addMember } from '../mosques/members/members.ts';
import { handOver } from './hand-over.ts';

const KINDS = ['member', 'ketua', 'lost'] as const;
const rights = { admin: isStillAdmin, ketua: isStillKetua };

/** Returns the mosque. The same person again gets the same answer. */
export async function joinMosque(context: ActorContext, token: string): Promise<number> {
  const { actor, database, limits } = context;
  const { userId, profile } = actor;
  await limits.spend('linksPerUser', String(userId));
  return database.transaction(async (tx) => {
    const person = { userId, email: profile.email, whatsapp: profile.whatsapp };
    const { link, isRepeated } = await consumeLink(context, tx, {
      token,
      kinds: KINDS,
      rights,
      person,
    });
    if (!isRepeated) await givePlace(context, tx, link, userId);
    return mosqueOf(link);
  });
}

/** `previousToken`: the browser's previous session, which ends here. */
type NewPerson = z.output<typeof joinByLinkBody> & { previousToken: string | undefined };

/** A person without an account makes one, and has the place in the same transaction. */
export async function joinWithNewAccount(
  context: Context,
  { token, name, password, previousToken, ...typed }: NewPerson,
): Promise<InvitedAccount> {
  const { client, database, limits, passwords } = context;
  const network = networkKey(client.address);
  return spendUnlessBusy(limits, [['registrationsPerAddress', network]], async () => {
    const { email, whatsapp } = addressOf(
      await findOpenLink(context, database.db, token, { kinds: KINDS }),
      typed,
    );
    const passwordHash = await passwords.hash(password, network);
    return database.transaction(async (tx) => {
      const { link } = await consumeLink(context, tx, { token, kinds: KINDS, rights });
      const account = await openInvitedAccount(tx, context, {
        ...{ name, email, whatsapp, passwordHash, previousToken },
        isEmailVerified: confirmsEmail(link),
      });
      await recordLinkUser(tx, link, account.user.id);
      await givePlace(context, tx, link, account.user.id);
      return account;
    });
  });
}

async function givePlace(context: Context, tx: Tx, link: Link, userId: number): Promise<void> {
  const { id: linkId, kind, accountId, leaves, madeBy } = link;
  const mosqueId = mosqueOf(link);
  const isMember = kind === 'member';
  if (isMember) await addMember(tx, { mosqueId, userId, since: context.clock.now() });
  else
    await handOver(context, tx, { mosqueId, fromUserId: accountId ?? 0, toUserId: userId, leaves });
  const change = isMember
    ? { after: { linkId, invitedBy: madeBy } }
    : { before: { ketua: accountId }, after: { linkId, ketua: userId } };
  const newcomer = { ...context, actor: { userId } };
  const action = isMember ? 'join' : 'hand over';
  await recordChange(tx, newcomer, ['mosque', mosqueId], action, { by: 'customer', ...change });
}

function mosqueOf({ id, mosqueId }: Link): number {
  if (mosqueId === null) throw new Error(`Link ${id} gives no place in a mosque`);
  return mosqueId;
}

/** What the link was made for cannot be typed differently. */
function addressOf(link: Link, typed: Pick<NewPerson, 'email' | 'whatsapp'>) {
  const email = link.email ?? typed.email;
  const whatsapp = link.whatsapp ?? typed.whatsapp;
  if (!email || hasNoEmail(email)) {
    throw new AppError('INVALID', { field: 'email', message: 'Email wajib diisi' });
  }
  if (!whatsapp) {
    throw new AppError('INVALID', { field: 'whatsapp', message: 'Nomor WA wajib diisi' });
  }
  return { email, whatsapp };
}
