import { typedEmail } from '@timesync/ui';
import { forgetPrivate } from '~/lib/offline/offline-copy';
import { readSessionUser, session } from '~/lib/session/session-store';

/** Signs in whom the server's answer names, and the screens follow; false when it names nobody. */
export function enterPortal(answered: unknown): boolean {
  const user = readSessionUser(answered);
  if (!user) return false;
  typedEmail.forget();
  // Somebody whose session ended by itself may have left something.
  void forgetPrivate();
  session.signIn(user);
  return true;
}
