// A new tab has no stored user but may have a live cookie: ask once per page load, without a toast.
// A tab with a stored user asks as well, so that a name or role changed elsewhere catches up.
import { callApi } from '../api/api-client';
import { forgetOfflineCopy } from '../offline/offline-copy';
import { readSessionUser, session } from './session-store';

let restoring: Promise<void> | undefined;

export function restoreSession(): Promise<void> {
  restoring ??= readSessionAgain();
  return restoring;
}

/** For what an admin may have changed while this page was open. */
export async function readSessionAgain(): Promise<void> {
  try {
    const before = session.getState();
    const answer = await callApi('GET /auth/session', {}, { toast: false });
    // Somebody signed in or out, or saved a profile, while it was on its way: it tells of before.
    if (session.getState() !== before) return;
    const user = readSessionUser(answer.user);
    if (user) return session.signIn(user);
    session.signOut({ hasEnded: session.getState().status === 'signed-in' });
    await forgetOfflineCopy();
  } catch {
    // A stored user stays signed in without a network, because it may be a tunnel.
    if (session.getState().status === 'unknown') session.signOut();
  }
}
