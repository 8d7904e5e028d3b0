import type { Tx } from '../../../../platform/db/types.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { type MadeLink, makeLink } from '../../links/make-link.ts';
import type { User } from '../users.repository.ts';

/** Added by an admin, and nobody has chosen the password yet. */
export const isCaller = ({ role, source, hasGeneratedPassword }: User) =>
  role === 'user' && source === 'admin' && hasGeneratedPassword;

/** Several may be open: the first that is used ends the others. */
export function makeLoginLink(context: ActorContext, tx: Tx, user: User): Promise<MadeLink> {
  const madeBy = context.actor.userId;
  return makeLink(context, tx, { kind: 'login', madeBy, accountId: user.id });
}
