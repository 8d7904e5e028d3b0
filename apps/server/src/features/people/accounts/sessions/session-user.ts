import type { SessionUser } from '@timesync/contract';

type Known = Omit<SessionUser, 'wantsWhatsapp'> & { whatsappConsentAt: Date | null };

/** What a user's own browser may know about him. */
export function toSessionUser(user: Known): SessionUser {
  const { name, email, whatsapp, role, avatar, hasGeneratedPassword, whatsappConsentAt } = user;
  return {
    name,
    email,
    whatsapp,
    role,
    avatar,
    ...(hasGeneratedPassword && { hasGeneratedPassword }),
    ...(whatsappConsentAt && { wantsWhatsapp: true }),
  };
}
