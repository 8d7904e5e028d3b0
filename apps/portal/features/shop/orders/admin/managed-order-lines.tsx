import {
  amountNames,
  formatRupiah,
  type ManagedOrder,
  type OrderLine,
  shippingLabel,
} from '@timesync/contract';
import { Fragment } from 'react';

export function ManagedOrderLines({ order }: { order: ManagedOrder }) {
  return (
    // The container's width decides, not the screen's: in the proof review this is in a narrow column.
    <div className="@container">
      <table className="w-full text-sm">
        <caption className="pb-1 text-left font-bold text-base text-ink max-sm:sr-only">
          Rincian pesanan
        </caption>
        <thead className="border-line border-b text-ink-muted text-xs">
          <tr>
            <th scope="col" className="pb-1 text-left font-medium">
              Produk
            </th>
            <th scope="col" className="px-2 pb-1 text-right font-medium">
              Qty
            </th>
            <th scope="col" className="px-2 pb-1 text-right font-medium @max-md:hidden">
              Harga
            </th>
            <th scope="col" className="pb-1 text-right font-medium">
              Subtotal
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {order.details.map((line) => (
            <Fragment key={line.id}>
              <Line line={line} />
              {line.licenses.length > 0 && (
                <tr>
                  <td colSpan={4}>
                    <Licenses line={line} isRevoked={order.status === 'refunded'} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        <tfoot className="border-line border-t font-bold text-base text-ink">
          {order.shippingAddress && (
            <tr className="font-normal text-sm">
              <th scope="row" className="pt-2 text-left font-normal">
                Ongkos kirim
              </th>
              <td colSpan={3} className="pt-2 text-right tabular-nums">
                {shippingLabel(order)}
              </td>
            </tr>
          )}
          <tr>
            <th scope="row" className="py-2 text-left">
              {amountNames.total}
            </th>
            <td colSpan={3} className="py-2 text-right tabular-nums">
              {formatRupiah(order.totalAmount)}
            </td>
          </tr>
          {order.uniqueCode !== 0 && (
            <>
              <tr className="font-normal text-ink-muted text-sm">
                <th scope="row" className="text-left font-normal">
                  {amountNames.code}
                </th>
                <td colSpan={3} className="text-right tabular-nums">
                  {order.uniqueCode}
                </td>
              </tr>
              <tr>
                <th scope="row" className="py-2 text-left">
                  {amountNames.transfer}
                </th>
                <td colSpan={3} className="py-2 text-right tabular-nums">
                  {formatRupiah(order.payableAmount)}
                </td>
              </tr>
            </>
          )}
          {order.refundedAmount > 0 && (
            <tr className="font-normal text-ink-muted text-sm">
              <th scope="row" className="text-left font-normal">
                Dikembalikan
              </th>
              <td colSpan={3} className="text-right tabular-nums">
                {formatRupiah(-order.refundedAmount)}
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}

function Line({ line }: { line: OrderLine }) {
  return (
    <tr className="align-top">
      <td className="py-2">
        <span className="wrap-anywhere block font-semibold text-ink">{line.product.name}</span>
        {line.productVariant && (
          <span className="wrap-anywhere block text-ink-muted">{line.productVariant.name}</span>
        )}
        {line.refundedQty > 0 && (
          <span className="block text-ink-muted">{line.refundedQty} dikembalikan</span>
        )}
        <span className="block text-ink-muted @md:hidden">@ {formatRupiah(line.price)}</span>
      </td>
      <td className="px-2 py-2 text-right tabular-nums">{line.qty}</td>
      <td className="whitespace-nowrap px-2 py-2 text-right tabular-nums @max-md:hidden">
        {formatRupiah(line.price)}
      </td>
      <td className="py-2 text-right font-semibold text-ink tabular-nums sm:whitespace-nowrap">
        {formatRupiah(line.qty * line.price)}
      </td>
    </tr>
  );
}

function Licenses({ line, isRevoked }: { line: OrderLine; isRevoked: boolean }) {
  const stateOf = (used: boolean) => (used ? 'Telah dipakai' : 'Belum dipakai');
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-brand-text underline underline-offset-2">
        {line.licenses.length} lisensi
      </summary>
      <ul className="space-y-1 pb-1">
        {line.licenses.map(({ id, licenseKey, used }) => (
          <li key={id} className="break-all">
            <span className="font-mono">{licenseKey}</span>{' '}
            <span className="text-ink-muted">({isRevoked ? 'Dicabut' : stateOf(used)})</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
