import { formatRupiah } from '@timesync/contract';
import type { CheckoutLine } from './checkout-line';

export function CheckoutLines({ lines }: { lines: readonly CheckoutLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li
          key={`${line.productId}-${line.productVariantId}`}
          className="flex flex-wrap gap-x-4 py-3"
        >
          <div className="min-w-0 flex-1 basis-40">
            <p className="break-words font-semibold text-ink">{line.name}</p>
            {line.variantName && (
              <p className="break-words text-ink-muted text-sm">{line.variantName}</p>
            )}
            <p className="text-ink-muted text-sm tabular-nums">
              {line.qty} × {formatRupiah(line.price)}
            </p>
            {line.notice}
          </div>
          <p className="font-semibold text-ink tabular-nums">
            {formatRupiah(line.price * line.qty)}
          </p>
        </li>
      ))}
    </ul>
  );
}
