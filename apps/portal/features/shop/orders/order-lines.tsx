import {
  amountNames,
  formatRupiah,
  type Order,
  type OrderDocument,
  type OrderLine,
  orderDocument,
} from '@timesync/contract';
import type { ReactNode } from 'react';

interface ShownLine extends Omit<OrderDocument['lines'][number], 'returned'> {
  returned?: string | null;
  /** What the customer must know before paying, such as a price that has changed. */
  notice?: ReactNode;
  /** In a row of its own: licence keys and the download. */
  goods?: ReactNode;
}

const figure = 'py-2 pl-2 text-right tabular-nums';
/** The container's width decides, not the screen's: in the proof review this is in a narrow column. */
const roomy = '@max-md:hidden';

/** What is ordered, wherever it is shown: before it is placed, in its detail and on its document. */
export function LinesTable({ lines, sums }: { lines: ShownLine[]; sums: OrderDocument['sums'] }) {
  return (
    <div className="@container">
      <table className="w-full text-ink text-sm">
        <caption className="pb-2 text-left font-bold text-base">Rincian pesanan</caption>
        <thead className="text-ink-muted text-xs">
          <tr className="*:bg-sunken *:font-medium *:first:rounded-l-control *:last:rounded-r-control">
            <th scope="col" className="p-2 text-left">
              Produk
            </th>
            <th scope="col" className={figure}>
              Qty
            </th>
            <th scope="col" className={`${figure} ${roomy}`}>
              Harga
            </th>
            <th scope="col" className={`${figure} pr-2`}>
              Subtotal
            </th>
          </tr>
        </thead>
        {lines.map(({ name, variant, qty, price, sum, returned, notice, goods }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none moves.
          <tbody key={index} className="border-line border-b align-top">
            <tr>
              <td className="wrap-anywhere p-2">
                <span className="font-semibold">{name}</span>
                {variant && <span className="block text-ink-muted">{variant}</span>}
                {returned && <span className="block text-ink-muted">{returned}</span>}
                <span className="block text-ink-muted @md:hidden">@ {price}</span>
                {notice}
              </td>
              <td className={figure}>{qty}</td>
              <td className={`${figure} ${roomy}`}>{price}</td>
              <td className={`${figure} pr-2 font-semibold`}>{sum}</td>
            </tr>
            {goods && (
              <tr>
                <td colSpan={4} className="px-2 pb-2 empty:hidden">
                  {goods}
                </td>
              </tr>
            )}
          </tbody>
        ))}
        <tfoot>
          {sums.map(({ label, text, isBold }) => (
            <tr key={label} className={isBold ? '*:font-bold *:text-base' : '*:font-normal'}>
              <th scope="row" className="px-2 pt-2 text-left">
                {label}
              </th>
              <td colSpan={3} className={`${figure} pr-2 pb-0`}>
                {text}
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

interface OrderLinesProps {
  order: Order;
  /** What the buyer got for a line. */
  goodsOf: (line: OrderLine) => ReactNode;
}

export function OrderLines({ order, goodsOf }: OrderLinesProps) {
  const { lines, sums } = orderDocument(order);
  const total = { label: amountNames.total, text: formatRupiah(order.totalAmount), isBold: true };
  return (
    <LinesTable
      lines={lines.map((line, index) => {
        const placed = order.details[index];
        return { ...line, goods: placed && goodsOf(placed) };
      })}
      // A document has no total before it holds.
      sums={order.awaitsShippingCost ? [...sums, total] : sums}
    />
  );
}
