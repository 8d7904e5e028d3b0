import type { Health } from '@timesync/contract';
import { Fold } from '~/components/ui/content/fold';
import { ErrorList } from './error-list';
import { HealthPlots } from './health-plots';
import { megabytes } from './health-words';
import { QueueList } from './queue-list';

/** For whoever runs the server. */
export function TechnicalDetails({ health }: { health: Health }) {
  return (
    <Fold title="Untuk teknisi">
      <div className="space-y-6">
        <HealthPlots minutes={health.minutes} />
        <ServerFigures health={health} />
        <QueueList queues={health.queues} />
        <ErrorList errors={health.errors} />
      </div>
    </Fold>
  );
}

function ServerFigures({ health }: { health: Health }) {
  const { clockDifferenceMs, connections, memory, uploads } = health;
  const rows = [
    ['Memori', `${megabytes(memory.rssBytes)}, ${megabytes(memory.heapBytes)} untuk data`],
    [
      'Koneksi database',
      `${connections.open - connections.idle} dari ${connections.open}, ${connections.waiting} menunggu`,
    ],
    ['Selisih jam dengan database', secondsOf(clockDifferenceMs)],
    ['Unggahan berjalan', `${uploads.open} dari ${uploads.most}`],
  ];
  return (
    <dl className="divide-y divide-line text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function secondsOf(differenceMs: number | null): string {
  if (differenceMs === null) return '–';
  return `${(Math.abs(differenceMs) / 1000).toFixed(1).replace('.', ',')}\u00a0s`;
}
