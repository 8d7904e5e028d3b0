import type { Health } from '@timesync/contract';
import { megabytes } from './health-words';
import { plotPoints } from './plot-points';

type Minutes = Health['minutes'];

/** The last hour as plots, which show a trend that a number does not. */
export function HealthPlots({ minutes }: { minutes: Minutes }) {
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
