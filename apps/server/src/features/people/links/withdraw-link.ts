import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { endOpenLinks, type LinkFilter } from './links.repository.ts';

/**
 * By whoever holds the right now: the caller checks that, and the filter says over which links. False
 * when it is not open any more.
 */
export async function withdrawLink(
  context: ActorContext,
  tx: Tx,
  filter: LinkFilter,
  by: 'admin' | 'customer',
): Promise<boolean> {
  const { actor, clock } = context;
  const [link] = await endOpenLinks(tx, filter, { at: clock.now(), by: actor.userId });
  if (!link) return false;
  const { id, kind, email, whatsapp, mosqueId, licenseId } = link;
  const subject = mosqueId ? 'mosque' : licenseId ? 'license' : 'user';
  const subjectId = mosqueId ?? licenseId ?? link.accountId ?? link.madeBy;
  const before = { linkId: id, kind, email, whatsapp };
  await recordChange(tx, context, [subject, subjectId], 'withdraw link', { by, before });
  return true;
}

export function answerWithdrawal(isWithdrawn: boolean) {
  if (!isWithdrawn) {
    throw new AppError('NOT_FOUND', { message: 'Tautan ini sudah tidak terbuka.' });
  }
  return { message: 'Tautan telah ditarik' };
}
