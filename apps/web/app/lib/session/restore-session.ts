// A new tab has no stored user but may have a live cookie: ask once per page load, without a toast.
// A tab with a stored user asks as well, so that a name or role changed elsewhere catches up.
import { callApi } from '../api/api-client';
import { session } from './session-store';

let restoring: Promise<void> | undefined;

export function restoreSession(): Promise<void> {
  restoring ??= askServer();
  return restoring;
}

async function askServer(): Promise<void> {
  try {
    session.signIn(await callApi('GET /auth/profile', {}, { toast: false }));
  } catch {
    // A 401 has signed out already. Without a network a stored user stays: it may be a tunnel.
    if (session.getState().status === 'unknown') session.signOut();
  }
}
