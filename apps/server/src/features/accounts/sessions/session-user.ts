import type { SessionUser } from '@timesync/contract';

/** What a person's own browser may know about him. */
export function toSessionUser(user: SessionUser): SessionUser {
  const { name, email, whatsapp, role, avatar, hasGeneratedPassword } = user;
  return {
    name,
    email,
    whatsapp,
    role,
    avatar,
    ...(hasGeneratedPassword && { hasGeneratedPassword }),
  };
}
