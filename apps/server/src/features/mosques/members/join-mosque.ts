import { AppError } from '../../../platform/app-error.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { holdRole, insertMember } from '../mosques.repository.ts';
import { expiryOf, readMosqueLink } from './invitation-link.ts';
import { hasLeftSince } from './members.repository.ts';

const EXPIRED = 'Undangan ini sudah tidak berlaku. Minta ketua masjid mengundang Anda lagi.';
const NOT_YOURS =
  'Undangan ini untuk akun lain, atau tautannya tidak lengkap. Masuk dengan akun yang diundang, atau minta undangan baru.';

/**
 * Used again by the same person, the link changes nothing; a member who was removed after it was made
 * does not come back by it. Returns the mosque.
 */
export async function joinMosque(
  context: Context & { actor: Actor },
  token: string,
): Promise<number> {
  const { actor, clock, database, licenseKeys, limits } = context;
  const { userId, profile } = actor;
  await limits.spend('mosqueInvitationsPerUser', String(userId));
  const addresses = [profile.email, profile.whatsapp];
  const invitation = await readMosqueLink(licenseKeys, token, addresses);
  if (!invitation) throw new AppError('INVITATION_DEAD', { message: NOT_YOURS });
  const { mosqueId, role, invitedBy, invitedAt } = invitation;
  const now = clock.now();
  return database.transaction(async (tx) => {
    if (await holdRole(tx, { mosqueId, userId })) return mosqueId;
    const isStillKetua = (await holdRole(tx, { mosqueId, userId: invitedBy })) === 'ketua';
    const isOver = expiryOf(invitation) <= now || !isStillKetua;
    if (isOver || (await hasLeftSince(tx, { mosqueId, userId }, invitedAt))) {
      throw new AppError('INVITATION_DEAD', { message: EXPIRED });
    }
    if (!(await insertMember(tx, { mosqueId, userId, role, since: now }))) return mosqueId;
    await recordChange(tx, context, {
      subject: 'mosque',
      subjectId: mosqueId,
      action: 'join',
      by: 'customer',
      after: { role, invitedBy },
    });
    return mosqueId;
  });
}
