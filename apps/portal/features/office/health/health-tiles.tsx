import type { Health } from '@timesync/contract';
import type { ReactNode } from 'react';
import { megabytes, percent, releaseName } from './health-words';

export function HealthTiles({ health }: { health: Health }) {
  const { memory, freeShare, connections, mails, clockDifferenceMs, release, uploads } = health;
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Tile label="Email menunggu" value={mails.waiting} note={`${mails.failed} gagal terkirim`} />
      <Tile
        label="Sisa ruang penyimpanan"
        value={freeShare === null ? '–' : percent(freeShare)}
        note="Unggahan ditolak di bawah 10%"
      />
      <Tile
        label="Memori"
        value={megabytes(memory.rssBytes)}
        note={`${megabytes(memory.heapBytes)} untuk data`}
      />
      <Tile
        label="Koneksi database"
        value={`${connections.open - connections.idle} dari ${connections.open}`}
        note={clockNote(connections.waiting, clockDifferenceMs)}
      />
      <Tile
        label="Unggahan berjalan"
        value={`${uploads.open} dari ${uploads.most}`}
        note="Kembali 0 bila tidak ada yang mengunggah"
      />
      <Tile
        label="Versi portal"
        value={releaseName(release.version)}
        note={release.commit ? `Commit ${release.commit.slice(0, 7)}` : 'Berjalan dari kode sumber'}
      />
    </dl>
  );
}

function clockNote(waiting: number, differenceMs: number | null): string {
  const difference =
    differenceMs === null ? '–' : `${(Math.abs(differenceMs) / 1000).toFixed(1)}\u00a0s`;
  return `${waiting} menunggu, selisih jam ${difference.replace('.', ',')}`;
}

function Tile({ label, value, note }: { label: string; value: ReactNode; note: string }) {
  return (
    <div className="surface-card p-4">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="font-extrabold text-2xl text-ink tabular-nums">{value}</dd>
      <dd className="text-ink-muted text-sm">{note}</dd>
    </div>
  );
}
