import type { SessionUser } from '@timesync/contract';
import type { User } from '../users.repository.ts';

type Known = Omit<SessionUser, 'wantsWhatsapp' | 'adminRole'> &
  Pick<User, 'adminRole' | 'whatsappConsentAt'>;

/** What a user's own browser may know about him. */
export function toSessionUser(user: Known): SessionUser {
  const { name, email, whatsapp, role, adminRole, avatar } = user;
  const { hasGeneratedPassword, whatsappConsentAt } = user;
  return {
    name,
    email,
    whatsapp,
    role,
    avatar,
    ...(role === 'admin' && adminRole && { adminRole }),
    ...(hasGeneratedPassword && { hasGeneratedPassword }),
    ...(whatsappConsentAt && { wantsWhatsapp: true }),
  };
}
