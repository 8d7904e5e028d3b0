// The specification: whatever the server says, the local session ends and the whole page goes to '/'.
import { screens } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';
import { forgetPrivate } from '~/lib/offline/offline-copy';
import { session } from '~/lib/session/session-store';

export async function logout(): Promise<void> {
  try {
    await callApi('POST /auth/logout', {}, { toast: false });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged.
    console.error('Logout gagal:', error);
  }
  await forgetPrivate();
  session.signOut();
  window.location.assign(screens.landing);
}
