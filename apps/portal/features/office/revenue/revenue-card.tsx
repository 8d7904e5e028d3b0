import { type ShopSummary, SUMMARY_DAYS } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { paidOrdersUrl } from './paid-orders-url';
import { RevenueChart } from './revenue-chart';
import { RevenueTable } from './revenue-table';

export function RevenueCard({ days }: { days: ShopSummary['days'] }) {
  return (
    <Card aria-labelledby="sales-heading">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="sales-heading" className="font-bold text-ink text-lg">
          Penjualan {SUMMARY_DAYS} hari terakhir
        </h2>
        <ButtonLink to={paidOrdersUrl(days)} variant="secondary">
          Lihat transaksi lunas
        </ButtonLink>
      </div>
      <div
        role="img"
        aria-label="Grafik pendapatan dan pesanan per hari; angkanya ada di tabel di bawah."
        className="h-[300px]"
      >
        <RevenueChart days={days} />
      </div>
      <details className="mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center text-brand-text text-sm underline underline-offset-2">
          Lihat sebagai tabel
        </summary>
        <RevenueTable days={days} />
      </details>
    </Card>
  );
}
