import { formatDate, formatRupiah, type ShopSummary } from '@timesync/contract';

/** The chart in numbers, the newest day first. */
export function SalesTable({ days }: { days: ShopSummary['days'] }) {
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
            <td className="px-2 py-2 text-right tabular-nums">{orders}</td>
            <td className="py-2 text-right tabular-nums">{formatRupiah(revenue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
