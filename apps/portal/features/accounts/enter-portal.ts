import { typedEmail } from '@timesync/ui';
import { forgetPrivate } from '~/lib/offline/offline-copy';
import { readSessionUser, session } from '~/lib/session/session-store';

/** Signs in the user of the server's answer; false when the answer has none. */
export function enterPortal(answered: unknown): boolean {
  const user = readSessionUser(answered);
  if (!user) return false;
  typedEmail.forget();
  // An expired session may have left stored data.
  void forgetPrivate();
  session.signIn(user);
  return true;
}
