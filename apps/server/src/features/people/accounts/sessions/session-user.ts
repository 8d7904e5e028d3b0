import type { SessionUser } from '@timesync/contract';
import type { User } from '../users.repository.ts';

type Known = Omit<SessionUser, 'wantsWhatsapp' | 'refusesReminders' | 'adminRole' | 'isMitra'> &
  Pick<User, 'adminRole' | 'isMitra' | 'whatsappConsentAt' | 'remindersStoppedAt'>;

/** What a user's own browser may know about him. */
export function toSessionUser(user: Known): SessionUser {
  const { name, email, whatsapp, role, adminRole, avatar } = user;
  const { hasGeneratedPassword, isMitra, whatsappConsentAt, remindersStoppedAt } = user;
  return {
    name,
    email,
    whatsapp,
    role,
    avatar,
    ...(role === 'admin' && adminRole && { adminRole }),
    ...(isMitra && { isMitra }),
    ...(hasGeneratedPassword && { hasGeneratedPassword }),
    ...(whatsappConsentAt && { wantsWhatsapp: true }),
    ...(remindersStoppedAt && { refusesReminders: true }),
  };
}
