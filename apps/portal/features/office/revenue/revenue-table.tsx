import { formatDate, formatRupiah, type ShopSummary } from '@timesync/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paidOrdersUrl } from './paid-orders-url';

/** The chart in numbers, the newest day first. */
export function RevenueTable({ days }: { days: ShopSummary['days'] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Pendapatan dan pesanan per hari</caption>
      <thead className="border-line border-b text-ink-muted">
        <tr>
          <th scope="col" className="py-2 text-left font-semibold">
            Tanggal
          </th>
          <th scope="col" className="px-2 py-2 text-right font-semibold">
            Pesanan
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Pendapatan
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {days.toReversed().map(({ day, orders, revenue }) => (
          <tr key={day}>
            <th scope="row" className="py-2 text-left font-normal text-ink">
              {formatDate(day)}
            </th>
            <td className="px-2 text-right tabular-nums">
              <DayLink day={day}>
                {orders} <span className="sr-only">pesanan pada {formatDate(day)}</span>
              </DayLink>
            </td>
            <td className="text-right tabular-nums">
              <DayLink day={day}>
                {formatRupiah(revenue)}{' '}
                <span className="sr-only">pendapatan pada {formatDate(day)}</span>
              </DayLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Links to the orders that were paid on that day. */
function DayLink({ day, children }: { day: string; children: ReactNode }) {
  return (
    <Link
      to={paidOrdersUrl([{ day }])}
      className="inline-flex min-h-11 min-w-11 items-center justify-end text-brand-text underline underline-offset-2"
    >
      {children}
    </Link>
  );
}
