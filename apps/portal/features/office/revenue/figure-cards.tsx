import { formatRupiah, type ShopSummary, SUMMARY_DAYS, screens } from '@timesync/contract';
import { classNames } from '@timesync/ui';
import { Link } from 'react-router';
import {
  compareSpans,
  type Figure,
  lastDays,
  paidOrdersUrl,
  type Span,
  shareText,
} from './figures';

const TRIALS = `${screens.users}?source=trial`;

export function FigureCards({ summary }: { summary: ShopSummary }) {
  const { days, trials } = summary;
  const paidOrders = paidOrdersUrl(lastDays(days));
  const cards: FigureLink[] = [
    { figure: 'revenue', label: 'Pendapatan', to: paidOrders },
    { figure: 'orders', label: 'Pesanan lunas', to: paidOrders },
    { figure: 'trials', label: 'Pendaftar trial', to: TRIALS },
    { figure: 'activations', label: 'Lisensi diaktifkan', to: `${screens.licenses}?status=active` },
  ];
  return (
    <section aria-labelledby="figures-heading">
      <h2 id="figures-heading" className="font-bold text-ink text-lg">
        {SUMMARY_DAYS} hari terakhir
      </h2>
      <p className="mb-3 text-ink-muted text-sm">Dibanding {SUMMARY_DAYS} hari sebelumnya.</p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {cards.map((card) => (
          <FigureCard key={card.figure} days={days} {...card} />
        ))}
      </ul>
      <Link
        to={`${TRIALS}&bought=yes`}
        className="inline-flex min-h-11 items-center text-ink-muted text-sm underline underline-offset-2 hover:text-ink"
      >
        Trial yang membeli: {shareText(trials.bought, trials.registered)}
      </Link>
    </section>
  );
}

interface FigureLink {
  figure: Figure;
  label: string;
  /** The list behind the figure. */
  to: string;
}

/** One figure, how it changed, and its days as a line. */
function FigureCard({ days, figure, label, to }: FigureLink & Pick<ShopSummary, 'days'>) {
  const span = compareSpans(days, figure);
  const value = figure === 'revenue' ? formatRupiah(span.total) : span.total;
  return (
    <li>
      <Link
        to={to}
        className="surface-card flex h-full flex-col overflow-hidden transition-colors duration-150 hover:bg-sunken/60"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-2 px-4 pt-3 text-sm">
          <span className="text-ink-muted">{label}</span> <Change change={span.change} />
        </span>
        <span className="mb-3 px-4 font-bold text-2xl text-ink tabular-nums">{value}</span>
        <Sparkline values={span.values} />
      </Link>
    </li>
  );
}

function Change({ change }: Pick<Span, 'change'>) {
  if (change === undefined || change === 0) return null;
  return (
    <span
      className={classNames('tabular-nums', change > 0 ? 'text-success-text' : 'text-ink-muted')}
    >
      {change > 0 ? 'naik' : 'turun'} {Math.abs(change)}%
    </span>
  );
}

/** Says nothing while nothing happens. */
function Sparkline({ values }: Pick<Span, 'values'>) {
  const most = Math.max(...values);
  if (most <= 0) return <span className="mt-auto h-10" />;
  const line = values.map((value, index) => `${index},${1 - Math.max(value, 0) / most}`).join(' ');
  const end = values.length - 1;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -0.1 ${end} 1.1`}
      preserveAspectRatio="none"
      className="mt-auto h-10 w-full"
    >
      <polygon points={`0,1.1 ${line} ${end},1.1`} className="fill-brand-soft" />
      <polyline
        points={line}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-brand"
      />
    </svg>
  );
}
