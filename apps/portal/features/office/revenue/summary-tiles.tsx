import { formatRupiah, type ShopSummary, SUMMARY_DAYS, screens } from '@timesync/contract';
import { useNow } from '~/lib/browser/use-now';
import { elapsedLabel } from '~/lib/values/elapsed-label';
import { NumberTile } from './number-tile';
import { paidOrdersUrl } from './paid-orders-url';
import { shareText, sumDays } from './sum-days';

const TRIALS = `${screens.users}?source=trial`;

export function SummaryTiles({ summary }: { summary: ShopSummary }) {
  const now = useNow();
  const { days, waiting, trials, licenses } = summary;
  const { orders, revenue } = sumDays(days);
  const paidOrders = paidOrdersUrl(days);
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <NumberTile
        isWide
        label={`Pendapatan ${SUMMARY_DAYS} hari`}
        value={formatRupiah(revenue)}
        to={paidOrders}
      />
      <NumberTile
        label="Bukti menunggu diperiksa"
        value={waiting.count}
        note={waiting.oldestAt && `Terlama ${elapsedLabel(waiting.oldestAt, now)}`}
        to={screens.proofReview}
      />
      <NumberTile label={`Pesanan lunas ${SUMMARY_DAYS} hari`} value={orders} to={paidOrders} />
      <NumberTile label="Pendaftar trial" value={trials.registered} to={TRIALS} />
      <NumberTile
        label="Trial yang membeli"
        value={trials.bought}
        note={shareText(trials.bought, trials.registered)}
        to={`${TRIALS}&bought=yes`}
      />
      <NumberTile label="Lisensi terbit" value={licenses.issued} to={screens.licenses} />
      <NumberTile
        label="Lisensi aktif"
        value={licenses.active}
        note={shareText(licenses.active, licenses.issued)}
        to={`${screens.licenses}?status=active`}
      />
    </ul>
  );
}
