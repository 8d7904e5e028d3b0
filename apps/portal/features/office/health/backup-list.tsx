import { type BackupList as Backups, formatDateTime, type ManagedBackup } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { Badge } from '~/components/ui/content/badge';
import { Fold } from '~/components/ui/content/fold';
import { LoadedFigures } from '~/components/ui/feedback/loaded-figures';
import { useBackups, useDownloadBackup, useStartBackup, useTestBackup } from './backup-queries';
import { fileSize } from './health-words';

/** The backups that the server made, and whether they can be restored. */
export function BackupList() {
  return (
    <Card aria-labelledby="backups-heading">
      <h2 id="backups-heading" className="font-bold text-ink text-lg">
        Cadangan
      </h2>
      <p className="mt-1 mb-3 text-ink-muted text-sm">
        Dibuat setiap pukul 03:10 WIB. Setiap Minggu yang terbaru diuji: dipulihkan ke database
        sementara, lalu diperiksa.
      </p>
      <LoadedFigures query={useBackups()}>
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
  const start = useStartBackup();
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
  const download = useDownloadBackup();
  const test = useTestBackup();
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
          <Button
            variant="quiet"
            isPending={download.isPending}
            onClick={() => download.mutate(id)}
          >
            Unduh<span className="sr-only"> cadangan {made}</span>
          </Button>
          <Button
            variant="quiet"
            isPending={test.isPending || backups.isTesting}
            onClick={() => test.mutate(id)}
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
