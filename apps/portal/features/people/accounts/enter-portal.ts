import { typedEmail } from '@timesync/ui';
import { forgetOfflineCopy } from '~/lib/offline/offline-copy';
import { dropOwnDrafts } from '~/lib/session/drafts';
import { readSessionUser, session } from '~/lib/session/session-store';

/** Signs in the user of the server's answer; false when the answer has none. */
export function enterPortal(answered: unknown): boolean {
  const user = readSessionUser(answered);
  if (!user) return false;
  typedEmail.forget();
  // What a visitor typed before; somebody who signs in again over a form loses nothing.
  if (session.getState().status !== 'signed-in') dropOwnDrafts();
  // An expired session may have left stored data.
  void forgetOfflineCopy();
  session.signIn(user);
  return true;
}
