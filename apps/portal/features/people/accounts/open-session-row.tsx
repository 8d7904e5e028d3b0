import { formatDateTime, type OpenSession } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Badge } from '~/components/ui/content/badge';
import { useEndSession } from './session-queries';

export function OpenSessionRow({ session }: { session: OpenSession }) {
  const { id, device, place, signedInAt, lastSeenAt, isCurrent } = session;
  const ending = useEndSession();
  return (
    <li className="space-y-1 py-3 first:pt-0">
      <div className="flex items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
          {device}
          {isCurrent && <Badge tone="success">Perangkat ini</Badge>}
        </p>
        {!isCurrent && (
          <Button
            variant="secondary"
            isPending={ending.isPending}
            onClick={() => ending.mutate(id)}
          >
            Keluarkan <span className="sr-only">{device}</span>
          </Button>
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
