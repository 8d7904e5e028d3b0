import type { ManagedOrder } from '@timesync/contract';
import { OrderLines } from '../order-lines';

const stateOf = (used: boolean) => (used ? 'Telah dipakai' : 'Belum dipakai');

/** The lines of an order, each with its licences folded below it. */
export function ManagedOrderLines({ order }: { order: ManagedOrder }) {
  return (
    <OrderLines
      order={order}
      goodsOf={({ licenses }) =>
        licenses.length > 0 && (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center text-brand-text underline underline-offset-2">
              {licenses.length} lisensi
            </summary>
            <ul className="space-y-1 pb-1">
              {licenses.map(({ id, licenseKey, used }) => (
                <li key={id} className="break-all">
                  <span className="font-mono">{licenseKey}</span>{' '}
                  <span className="text-ink-muted">
                    ({order.status === 'refunded' ? 'Dicabut' : stateOf(used)})
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )
      }
    />
  );
}
