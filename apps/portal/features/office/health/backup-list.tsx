import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BackupList as Backups, formatDateTime, type ManagedBackup } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { Badge, Fold, LoadedFigures } from '~/components/ui';
import { callApi, keys, readOf, storeAnswer } from '~/lib/api';
import { fileSize } from './health-words';

const backupsQuery = readOf(keys.backups, 'GET /admin/backups');
const REFRESH_MS = 15_000;
const REFRESH_WHILE_BUSY_MS = 2_000;

/** The backups that the server made, and whether they can be restored. */
export function BackupList() {
  const list = useQuery({
    ...backupsQuery,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.isMaking || data?.isTesting ? REFRESH_WHILE_BUSY_MS : REFRESH_MS,
  });
  return (
    <Card aria-labelledby="backups-heading">
      <h2 id="backups-heading" className="font-bold text-ink text-lg">
        Cadangan
      </h2>
      <p className="mt-1 mb-3 text-ink-muted text-sm">
        Dibuat setiap pukul 03:10 WIB. Setiap Minggu yang terbaru diuji: dipulihkan ke database
        sementara, lalu diperiksa.
      </p>
      <LoadedFigures query={list}>
        {(backups) => (
          <div className="space-y-3">
            <Rows backups={backups} />
            <StartBackup backups={backups} />
          </div>
        )}
      </LoadedFigures>
    </Card>
  );
}

/** The newest is the one that is needed; the others are a tap away. */
function Rows({ backups }: { backups: Backups }) {
  const [newest, ...older] = backups.data;
  if (!newest) return <p className="text-ink-muted text-sm">Belum ada cadangan.</p>;
  return (
    <div className="space-y-3 text-sm">
      <ul>
        <BackupRow backup={newest} backups={backups} />
      </ul>
      {older.length > 0 && (
        <Fold title={`Cadangan sebelumnya (${older.length})`}>
          <ul className="divide-y divide-line">
            {older.map((backup) => (
              <BackupRow key={backup.id} backup={backup} backups={backups} />
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

function StartBackup({ backups: { isMaking } }: { backups: Backups }) {
  const start = useBackupChange(() => callApi('POST /admin/backups', {}));
  return (
    <Button
      variant="secondary"
      isPending={start.isPending || isMaking}
      onClick={() => start.mutate()}
    >
      {isMaking ? 'Cadangan sedang dibuat' : 'Buat cadangan sekarang'}
    </Button>
  );
}

function BackupRow({ backup, backups }: { backup: ManagedBackup; backups: Backups }) {
  const { id, bytes, isHere, madeAt, places, testNote, testedAt } = backup;
  const params = { id };
  // The password may be asked for; then the browser fetches the file by itself.
  const download = useMutation({
    mutationFn: () => callApi('POST /admin/backups/:id/download', { params }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const test = useBackupChange(() => callApi('POST /admin/backups/:id/test', { params }));
  const made = formatDateTime(madeAt);
  return (
    <li className="pt-3 pb-1 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold text-ink">{made}</span>
        <span className="text-ink-muted tabular-nums">{fileSize(bytes)}</span>
        <BackupBadges backup={backup} />
      </p>
      <p className="break-all text-ink-muted">{places.join(' · ')}</p>
      {testedAt && <p className="text-ink-muted">Diuji {formatDateTime(testedAt)}</p>}
      {testNote && <p className="break-words text-danger-text">{testNote}</p>}
      {isHere ? (
        <p className="-ml-4 flex flex-wrap text-brand-text">
          <Button variant="quiet" isPending={download.isPending} onClick={() => download.mutate()}>
            Unduh<span className="sr-only"> cadangan {made}</span>
          </Button>
          <Button
            variant="quiet"
            isPending={test.isPending || backups.isTesting}
            onClick={() => test.mutate()}
          >
            {backups.isTesting ? 'Uji sedang berjalan' : 'Uji'}
            <span className="sr-only"> cadangan {made}</span>
          </Button>
        </p>
      ) : (
        <p className="text-ink-muted">File ini tidak ada di server ini.</p>
      )}
    </li>
  );
}

function BackupBadges({ backup }: { backup: ManagedBackup }) {
  const { isEncrypted, missingFiles, testResult } = backup;
  return (
    <>
      {testResult === null && <Badge>Belum diuji</Badge>}
      {testResult === 'passed' && <Badge tone="success">Lulus uji</Badge>}
      {testResult === 'failed' && <Badge tone="danger">Gagal uji</Badge>}
      {!isEncrypted && <Badge tone="warning">Tidak terenkripsi</Badge>}
      {missingFiles > 0 && <Badge tone="danger">{missingFiles} file tidak ikut</Badge>}
    </>
  );
}

/** The answer of each change is the list. */
function useBackupChange<Input = void>(send: (input: Input) => Promise<Backups>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (list) => storeAnswer(client, backupsQuery.queryKey, list),
  });
}
