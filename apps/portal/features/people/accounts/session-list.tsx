import { Loaded } from '~/components/ui/feedback/loaded';
import { EndOtherSessions } from './end-other-sessions';
import { OpenSessionRow } from './open-session-row';
import { useOpenSessions } from './session-queries';

/** Where this account is signed in. */
export function SessionList() {
  const query = useOpenSessions();
  return (
    <Loaded query={query} failure="Daftar perangkat tidak dapat dimuat.">
      {({ data }) => (
        <div className="space-y-5">
          <p className="text-ink-muted text-sm">
            Perangkat yang masuk ke akun Anda. Keluarkan yang tidak Anda kenal, lalu ganti password.
          </p>
          <ul aria-label="Perangkat yang masuk" className="divide-y divide-line">
            {data.map((session) => (
              <OpenSessionRow key={session.id} session={session} />
            ))}
          </ul>
          {data.length > 1 && <EndOtherSessions />}
        </div>
      )}
    </Loaded>
  );
}
