import { type ShopSummary, SUMMARY_WEEKS } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { weeksOf } from './compare-spans';
import { WeekChart } from './week-chart';
import { WeekTable } from './week-table';

/** One chart: what each week brought. */
export function WeeklyRevenue({ days }: { days: ShopSummary['days'] }) {
  const weeks = weeksOf(days);
  const isEmpty = weeks.every(({ revenue }) => revenue <= 0);
  return (
    <Card aria-labelledby="sales-heading">
      <h2 id="sales-heading" className="font-bold text-ink text-lg">
        Pendapatan per minggu
      </h2>
      {isEmpty ? (
        <p className="mt-2 text-ink-muted">
          Belum ada pesanan lunas dalam {SUMMARY_WEEKS} minggu terakhir.
        </p>
      ) : (
        <>
          <div
            role="img"
            aria-label="Grafik pendapatan per minggu; angkanya ada di tabel di bawah."
            className="mt-4 h-60"
          >
            <WeekChart weeks={weeks} />
          </div>
          <details className="mt-2">
            <summary className="flex min-h-11 w-fit cursor-pointer items-center text-brand-text text-sm underline underline-offset-2">
              Lihat sebagai tabel
            </summary>
            <WeekTable weeks={weeks} />
          </details>
        </>
      )}
    </Card>
  );
}
