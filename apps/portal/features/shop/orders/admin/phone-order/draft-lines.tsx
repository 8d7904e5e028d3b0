import { amountNames, formatRupiah } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Trash2 } from 'lucide-react';
import { isSold, type PricedLine, totalOf } from './order-draft';

interface DraftLinesProps {
  lines: PricedLine[];
  onRemove: (line: PricedLine) => void;
}

export function DraftLines({ lines, onRemove }: DraftLinesProps) {
  return (
    <div aria-live="polite" className="space-y-2">
      {lines.length === 0 ? (
        <p className="text-ink-muted text-sm">Belum ada produk.</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {lines.map((line) => (
            <li
              key={`${line.productId} ${line.productVariantId}`}
              className="flex items-center justify-between gap-3 py-2"
            >
              <span className="min-w-0 break-words text-sm">
                <span className="block font-semibold text-ink">{line.name}</span>
                <span className="block text-ink-muted">
                  {line.variantName && `${line.variantName} · `}
                  {line.qty} {line.price === undefined ? 'buah' : `× ${formatRupiah(line.price)}`}
                </span>
                {!isSold(line) && (
                  <span className="block font-semibold text-danger-text">Sudah tidak dijual.</span>
                )}
              </span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Hapus ${line.name} ${line.variantName ?? ''}`.trim()}
                className="text-danger-text"
                onClick={() => onRemove(line)}
              >
                <Trash2 aria-hidden className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="flex justify-between gap-4 font-bold text-ink text-lg">
        <span>{amountNames.total}</span>
        <span className="tabular-nums">{formatRupiah(totalOf(lines))}</span>
      </p>
    </div>
  );
}
