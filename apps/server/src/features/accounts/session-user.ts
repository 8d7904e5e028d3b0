import type { SessionUser } from '@timesync/contract';
import type { User } from './users.repository.ts';

/** What a person's own browser may know about him. */
export function toSessionUser(user: User): SessionUser {
  const { name, email, whatsapp, role, avatar } = user;
  return { name, email, whatsapp, role, avatar };
}
