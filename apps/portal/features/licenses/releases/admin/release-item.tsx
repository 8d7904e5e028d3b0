import { formatDateTime, type ManagedRelease } from '@timesync/contract';
import { Button, Fact } from '@timesync/ui';
import { Badge, type BadgeTone } from '~/components/ui/content/badge';
import { ReleaseLine } from '../release-line';
import type { ReleaseMove } from './release-question';

const statuses: Record<ManagedRelease['status'], { label: string; tone: BadgeTone }> = {
  draft: { label: 'Belum diterbitkan', tone: 'warning' },
  published: { label: 'Diterbitkan', tone: 'neutral' },
  withdrawn: { label: 'Ditarik', tone: 'danger' },
};

interface ReleaseItemProps {
  release: ManagedRelease;
  onMove: (move: ReleaseMove) => void;
  onNotes: () => void;
}

export function ReleaseItem({ release, onMove, onNotes }: ReleaseItemProps) {
  const { file, link, notes, status, isNewest } = release;
  const { label, tone } = statuses[status];
  return (
    <li className="space-y-3 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="break-all font-semibold text-ink">
          {file ? `${file.versionName} (${file.versionCode})` : link}
        </h3>
        {isNewest ? (
          <Badge tone="success">Diunduh orang sekarang</Badge>
        ) : (
          <Badge tone={tone}>{label}</Badge>
        )}
      </div>
      <ReleaseLine release={release} />
      {file && (
        <dl className="grid gap-3 sm:grid-cols-2">
          <Fact label="Paket">{file.packageName}</Fact>
          <Fact label="Diunggah">{formatDateTime(release.createdAt)}</Fact>
          <Fact label="Sertifikat penanda tangan (SHA-256)">
            <code className="break-all text-xs">{file.signerSha256}</code>
          </Fact>
          <Fact label="Berkas (SHA-256)">
            <code className="break-all text-xs">{file.sha256}</code>
          </Fact>
        </dl>
      )}
      {notes && <p className="whitespace-pre-line text-ink text-sm">{notes}</p>}
      <div className="flex flex-wrap gap-3">
        {status !== 'published' && <Button onClick={() => onMove('publish')}>Terbitkan</Button>}
        <Button variant="secondary" onClick={onNotes}>
          Catatan
        </Button>
        {status !== 'withdrawn' && (
          <Button variant="secondary" onClick={() => onMove('withdraw')}>
            {status === 'draft' ? 'Buang' : 'Tarik'}
          </Button>
        )}
      </div>
    </li>
  );
}
