import {
  amountNames,
  formatRupiah,
  type Order,
  type OrderLine,
  shippingLabel,
} from '@timesync/contract';
import type { ReactNode } from 'react';

interface OrderLinesProps {
  order: Order;
  /** What the buyer got for a line: licence keys and the download. */
  goodsOf: (line: OrderLine) => ReactNode;
}

export function OwnOrderLines({ order, goodsOf }: OrderLinesProps) {
  return (
    <section aria-labelledby="order-lines">
      <h3 id="order-lines" className="font-bold text-ink">
        Rincian pesanan
      </h3>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {order.details.map((line) => (
          <li key={line.id} className="space-y-3 py-3">
            <div className="flex flex-wrap items-start justify-between gap-x-4">
              <div className="min-w-0 flex-1 basis-40">
                <p className="break-words font-semibold text-ink">{line.product.name}</p>
                {line.productVariant && (
                  <p className="break-words text-ink-muted text-sm">{line.productVariant.name}</p>
                )}
                <p className="text-ink-muted text-sm">
                  {line.qty} × {formatRupiah(line.price)}
                </p>
              </div>
              <p className="shrink-0 font-semibold text-ink">
                {formatRupiah(line.qty * line.price)}
              </p>
            </div>
            {order.status === 'paid' && goodsOf(line)}
          </li>
        ))}
      </ul>
      <ShippingRow order={order} />
      <p className="flex justify-between gap-4 pt-3 font-bold text-ink text-lg">
        <span>{amountNames.total}</span>
        <span>{formatRupiah(order.totalAmount)}</span>
      </p>
      {order.uniqueCode !== 0 && (
        <dl className="mt-1 space-y-1 text-ink tabular-nums">
          <div className="flex justify-between gap-4 text-ink-muted">
            <dt>{amountNames.code}</dt>
            <dd>{order.uniqueCode}</dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-4 font-bold text-lg">
            <dt>{amountNames.transfer}</dt>
            <dd>{formatRupiah(order.payableAmount)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}

function ShippingRow({ order }: { order: Order }) {
  if (!order.shippingAddress) return null;
  return (
    <p className="flex justify-between gap-4 pt-3 text-ink">
      <span>Ongkos kirim</span>
      <span className="text-right tabular-nums">{shippingLabel(order)}</span>
    </p>
  );
}
