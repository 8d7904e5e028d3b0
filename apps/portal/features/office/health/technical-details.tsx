import { formatDateTime, type Health, queueName } from '@timesync/contract';
import { Fold } from '~/components/ui';
import { megabytes, waitingTime } from './health-words';
import { plotPoints } from './plot-points';

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

type Minutes = Health['minutes'];

/** The last hour as plots, which show a trend that a number does not. */
function HealthPlots({ minutes }: { minutes: Minutes }) {
  if (minutes.length < 2) {
    return (
      <p className="text-ink-muted text-sm">Grafik muncul beberapa menit setelah server menyala.</p>
    );
  }
  return (
    <section aria-label="Satu jam terakhir" className="grid gap-4 sm:grid-cols-3">
      <Plot
        title="Permintaan per menit"
        values={minutes.map(({ requests }) => requests)}
        write={String}
      />
      <Plot
        title="Waktu jawab (95%)"
        values={minutes.map(({ p95Ms }) => p95Ms ?? 0)}
        write={(ms) => `${ms} ms`}
      />
      <Plot
        title="Memori"
        values={minutes.map(({ rssBytes }) => rssBytes)}
        write={(bytes) => megabytes(bytes)}
      />
    </section>
  );
}

interface PlotProps {
  title: string;
  values: number[];
  write(value: number): string;
}

function Plot({ title, values, write }: PlotProps) {
  const last = write(values.at(-1) ?? 0);
  const highest = write(Math.max(...values));
  return (
    <figure>
      <figcaption className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="text-ink-muted">{title}</span>
        <span className="font-semibold text-ink tabular-nums">{last}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title} selama ${values.length} menit: terakhir ${last}, tertinggi ${highest}`}
        viewBox="0 0 100 32"
        preserveAspectRatio="none"
        className="mt-2 h-12 w-full text-brand-text"
      >
        <polyline
          points={plotPoints(values)}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="text-ink-muted text-xs">tertinggi {highest}</p>
    </figure>
  );
}

type Queue = Health['queues'][number];

function QueueList({ queues }: { queues: Queue[] }) {
  return (
    <section aria-labelledby="queues-heading">
      <h3 id="queues-heading" className="mb-1 font-semibold text-ink">
        Pekerjaan di latar belakang
      </h3>
      <ul className="divide-y divide-line text-sm">
        {queues.map((queue) => (
          <li key={queue.queue} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <span className="font-semibold text-ink">{queueName(queue.queue)}</span>
            <span className="text-ink-muted tabular-nums">{figuresOf(queue)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function figuresOf({ waiting, active, failed, oldestSeconds }: Queue): string {
  return [
    `${waiting + active} menunggu`,
    ...(oldestSeconds >= 1 ? [`terlama ${waitingTime(oldestSeconds)}`] : []),
    ...(failed > 0 ? [`${failed} gagal`] : []),
  ].join(', ');
}

type ServerError = Health['errors'][number];

/** Unexpected errors of the last months, for the person who repairs the server. */
function ErrorList({ errors }: { errors: ServerError[] }) {
  return (
    <section aria-labelledby="errors-heading">
      <h3 id="errors-heading" className="mb-1 font-semibold text-ink">
        Kesalahan server
      </h3>
      {errors.length === 0 ? (
        <p className="text-ink-muted text-sm">Tidak ada kesalahan yang tercatat.</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {errors.map((error) => (
            <ErrorRow key={`${error.kind} ${error.place} ${error.source}`} error={error} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ErrorRow({
  error: { kind, place, source, count, firstAt, lastAt },
}: {
  error: ServerError;
}) {
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="break-words font-semibold text-ink">{kind}</span>
        <span className="text-ink tabular-nums">{count} kali</span>
      </p>
      <p className="break-all text-ink-muted">
        {queueName(source)} · {place}
      </p>
      <p className="text-ink-muted">
        Pertama {formatDateTime(firstAt)}, terakhir {formatDateTime(lastAt)}
      </p>
    </li>
  );
}
