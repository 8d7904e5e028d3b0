import { formatRupiah } from '@timesync/contract';
import { Link } from 'react-router';
import type { Week } from './compare-spans';
import { paidOrdersUrl } from './paid-orders-url';
import { weekLabel } from './week-label';

/** The chart in numbers, the newest week first. */
export function WeekTable({ weeks }: { weeks: Week[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Pendapatan dan pesanan per minggu</caption>
      <thead className="border-line border-b text-ink-muted text-xs">
        <tr>
          <th scope="col" className="py-2 text-left font-medium">
            Minggu
          </th>
          <th scope="col" className="px-2 py-2 text-right font-medium">
            Pesanan
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Pendapatan
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week) => (
          <tr key={weekLabel(week)} className="surface-row">
            <th scope="row" className="text-left font-normal text-ink">
              <Link
                to={paidOrdersUrl(week.days)}
                className="inline-flex min-h-11 items-center text-brand-text underline underline-offset-2"
              >
                {weekLabel(week)}
              </Link>
            </th>
            <td className="px-2 text-right text-ink tabular-nums">{week.orders}</td>
            <td className="text-right text-ink tabular-nums">{formatRupiah(week.revenue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
