import { useQuery } from '@tanstack/react-query';
import { formatDateTime, type OpenSession } from '@timesync/contract';
import { Badge, ChangeButton, Loaded } from '~/components/ui';
import { callApi, keys, readOf } from '~/lib/api';

/** Where this account is signed in. */
export function SessionList() {
  const query = readOf(keys.sessions, 'GET /auth/sessions', {}, { toast: false });
  // A look at this list is a question about now.
  const sessions = useQuery({ ...query, staleTime: 0 });
  return (
    <Loaded query={sessions} failure="Daftar perangkat tidak dapat dimuat.">
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
          {data.length > 1 && (
            <ChangeButton
              variant="secondary"
              className="w-full"
              send={() => callApi('POST /auth/sessions/end-others')}
              changes={[keys.sessions]}
            >
              Keluarkan semua perangkat lain
            </ChangeButton>
          )}
        </div>
      )}
    </Loaded>
  );
}

function OpenSessionRow({ session }: { session: OpenSession }) {
  const { id, device, place, signedInAt, lastSeenAt, isCurrent } = session;
  return (
    <li className="space-y-1 py-3 first:pt-0">
      <div className="flex items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
          {device}
          {isCurrent && <Badge tone="success">Perangkat ini</Badge>}
        </p>
        {!isCurrent && (
          <ChangeButton
            variant="secondary"
            send={() => callApi('DELETE /auth/sessions/:id', { params: { id } })}
            changes={[keys.sessions]}
          >
            Keluarkan <span className="sr-only">{device}</span>
          </ChangeButton>
        )}
      </div>
      <p className="text-ink-muted text-sm">Jaringan {place}</p>
      <p className="text-ink-muted text-sm">Masuk {formatDateTime(signedInAt)}</p>
      {!isCurrent && (
        <p className="text-ink-muted text-sm">Terakhir aktif {formatDateTime(lastSeenAt)}</p>
      )}
    </li>
  );
}
