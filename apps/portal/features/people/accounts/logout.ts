// The specification: whatever the server says, the local session ends and the whole page goes to '/'.
import { useMutation } from '@tanstack/react-query';
import { screens } from '@timesync/contract';
import { callApi } from '~/lib/api';
import { notifyError } from '~/lib/browser/notify';
import { forgetOfflineCopy } from '~/lib/offline/offline-copy';
import { dropOwnDrafts } from '~/lib/session/drafts';
import { session } from '~/lib/session/session-store';

/** On a phone that several people use, the next one finds nothing. */
async function forgetPrivate(): Promise<void> {
  dropOwnDrafts();
  await forgetOfflineCopy();
}

/** A toast is shown for this long. */
const READING_MS = 4_000;
const LOGOUT_FAILED =
  'Server belum dapat dihubungi, jadi perangkat ini mungkin masih masuk. Coba keluar lagi saat ada koneksi.';

export function useLogout() {
  return useMutation({
    mutationFn: () => callApi('POST /auth/logout', {}, { toast: false }),
    onError: async (error) => {
      // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged.
      console.error('Logout gagal:', error);
      notifyError(LOGOUT_FAILED, 'Logout gagal');
      await forgetPrivate();
      await new Promise((read) => setTimeout(read, READING_MS));
    },
    onSettled: async () => {
      await forgetPrivate();
      session.signOut({ isLeaving: true });
      window.location.assign(screens.landing);
    },
  });
}
