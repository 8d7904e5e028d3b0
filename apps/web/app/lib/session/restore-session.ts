// A new tab has no stored user but may have a live cookie: ask once per page load, without a toast.
// A tab with a stored user asks as well, so that a name or role changed elsewhere catches up.
import { callApi } from '../api/api-client';
import { readSessionUser, session } from './session-store';

let restoring: Promise<void> | undefined;

export function restoreSession(): Promise<void> {
  restoring ??= askServer();
  return restoring;
}

async function askServer(): Promise<void> {
  try {
    const profile = await callApi('GET /auth/profile', {}, { toast: false });
    const state = session.getState();
    // The specification's profile has no role: then the stored one counts.
    const stored = state.status === 'signed-in' ? state.user : undefined;
    const user = readSessionUser(profile) ?? readSessionUser({ ...stored, ...profile });
    if (user) session.signIn(user);
    else session.signOut();
  } catch {
    // A 401 has signed out already. Without a network a stored user stays: it may be a tunnel.
    if (session.getState().status === 'unknown') session.signOut();
  }
}
