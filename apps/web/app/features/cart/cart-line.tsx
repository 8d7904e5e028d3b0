import { formatRupiah, MAX_QUANTITY } from '@timesync/contract';
import { Trash2 } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { QuantityInput } from '~/components/ui/quantity-input';
import { PriceNotice } from './price-notice';
import type { QuotedLine } from './quote-cart';

interface CartLineProps {
  line: QuotedLine;
  onChangeQuantity: (qty: number) => void;
  onRemove: () => void;
}

export function CartLine({ line, onChangeQuantity, onRemove }: CartLineProps) {
  const fullName = [line.name, line.variantName].filter(Boolean).join(', ');
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="break-words font-semibold text-ink">{line.name}</p>
        <p className="break-words text-ink-muted text-sm">
          {line.variantName && `${line.variantName} · `}
          {formatRupiah(line.price)}
        </p>
        <PriceNotice line={line} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex items-center gap-1.5">
          <QuantityInput
            aria-label={`Jumlah ${fullName}`}
            value={line.qty}
            onChange={onChangeQuantity}
            min={1}
            max={MAX_QUANTITY}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Hapus ${fullName}`}
            className="text-danger-text"
            onClick={onRemove}
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        </div>
        {line.isSold && (
          <p className="ml-auto font-bold text-ink tabular-nums sm:min-w-28 sm:text-right">
            {formatRupiah(line.price * line.qty)}
          </p>
        )}
      </div>
    </li>
  );
}
