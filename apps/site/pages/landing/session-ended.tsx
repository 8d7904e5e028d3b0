import { SESSION_ENDED, screens } from '@timesync/contract';
import { Alert } from '@timesync/ui';

/** For whoever was led here from a screen that needs a login: its link has this mark, and no script is needed. */
export function SessionEnded() {
  return (
    <div id={SESSION_ENDED} className="surface-page hidden scroll-mt-24 pb-4 target:block">
      <Alert tone="info">
        Sesi Anda sudah berakhir, jadi Anda keluar dari akun.{' '}
        <a href={screens.login} className="font-bold underline">
          Masuk lagi
        </a>{' '}
        dengan email dan password Anda untuk melanjutkan.
      </Alert>
    </div>
  );
}
