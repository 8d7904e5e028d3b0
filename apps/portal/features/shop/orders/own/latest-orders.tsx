import { formatDateTime, type OwnOrderSummary, ownOrderUrl, screens } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '~/components/ui';
import { OrderStatusBadge } from '../order-status-badge';
import { awaitsNewProof } from '../order-status-labels';
import { OrderTotal } from '../order-total';
import { useLatestOrders } from './own-order-queries';

/** The dashboard's newest three orders. "Empty" would be untrue after a load that failed. */
export function LatestOrders() {
  const { data, isPending, isError, isFetching, refetch } = useLatestOrders();
  return (
    <Card aria-labelledby="latest-orders">
      <h2 id="latest-orders" className="font-bold text-ink text-lg">
        Transaksi Terbaru
      </h2>
      <div className="my-3" aria-live="polite">
        {isPending ? (
          <p className="py-4 text-ink-muted">Memuat transaksi...</p>
        ) : !data ? (
          <p className="py-4 text-ink">Transaksi gagal dimuat. Periksa koneksi internet Anda.</p>
        ) : data.data.length === 0 ? (
          <p className="py-4 text-ink-muted">Belum ada transaksi.</p>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {data.data.map((order) => (
              <LatestOrder key={order.id} order={order} />
            ))}
          </ul>
        )}
        {isError && (
          <Button variant="quiet" isPending={isFetching} onClick={() => refetch()}>
            Coba muat lagi
          </Button>
        )}
      </div>
      <ButtonLink to={screens.ownOrders} variant="secondary" className="w-full sm:w-auto">
        Lihat Semua Transaksi
      </ButtonLink>
    </Card>
  );
}

function LatestOrder({ order }: { order: OwnOrderSummary }) {
  return (
    <li>
      <Link
        to={ownOrderUrl(order.id)}
        className="flex min-h-11 items-center gap-2 rounded-control py-3 hover:bg-sunken/60"
      >
        {/* On a phone the status has a line of its own, and so has an amount that needs one. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 sm:grid sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:gap-x-4">
          <span className="grow">
            <span className="block break-words font-semibold text-ink max-sm:text-sm">
              {order.invoiceNumber}
            </span>
            <span className="block text-ink-muted text-sm">
              {formatDateTime(order.createdAt)} WIB
            </span>
          </span>
          <span className="font-semibold text-ink sm:order-last sm:min-w-44 sm:text-right">
            <OrderTotal order={order} />
          </span>
          <span className="basis-full">
            <OrderStatusBadge {...order} needsNewProof={awaitsNewProof(order)} />
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
      </Link>
    </li>
  );
}
