import { formatRupiah, type ShopSummary, SUMMARY_DAYS, screens } from '@timesync/contract';
import { Link } from 'react-router';
import { compareSpans, lastDays } from './compare-spans';
import { FigureCard } from './figure-card';
import { paidOrdersUrl } from './paid-orders-url';
import { shareText } from './share-text';

const TRIALS = `${screens.users}?source=trial`;

export function FigureCards({ summary }: { summary: ShopSummary }) {
  const { days, trials } = summary;
  const [revenue, orders] = [compareSpans(days, 'revenue'), compareSpans(days, 'orders')];
  const [registered, activated] = [compareSpans(days, 'trials'), compareSpans(days, 'activations')];
  const paidOrders = paidOrdersUrl(lastDays(days));
  return (
    <section aria-labelledby="figures-heading">
      <h2 id="figures-heading" className="font-bold text-ink text-lg">
        {SUMMARY_DAYS} hari terakhir
      </h2>
      <p className="mb-3 text-ink-muted text-sm">Dibanding {SUMMARY_DAYS} hari sebelumnya.</p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <FigureCard
          label="Pendapatan"
          value={formatRupiah(revenue.total)}
          span={revenue}
          to={paidOrders}
        />
        <FigureCard
          label="Pesanan lunas"
          value={String(orders.total)}
          span={orders}
          to={paidOrders}
        />
        <FigureCard
          label="Pendaftar trial"
          value={String(registered.total)}
          span={registered}
          to={TRIALS}
        />
        <FigureCard
          label="Lisensi diaktifkan"
          value={String(activated.total)}
          span={activated}
          to={`${screens.licenses}?status=active`}
        />
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
