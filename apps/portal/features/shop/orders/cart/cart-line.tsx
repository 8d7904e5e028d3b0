import { formatRupiah, MAX_QUANTITY, nextStep, reachedStep } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Trash2 } from 'lucide-react';
import { QuantityInput } from '~/components/ui';
import { cartItemName } from './cart';
import type { QuotedLine } from './quote-cart';

interface CartLineProps {
  line: QuotedLine;
  onChangeQuantity: (qty: number) => void;
  onRemove: () => void;
}

export function CartLine({ line, onChangeQuantity, onRemove }: CartLineProps) {
  const fullName = cartItemName(line);
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[1fr_auto_8rem_auto]">
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <p className="break-words font-semibold text-ink">{line.name}</p>
        <p className="break-words text-ink-muted text-sm">
          {line.variantName && `${line.variantName} · `}
          <span className="whitespace-nowrap">{formatRupiah(line.price)}</span>
        </p>
        <StepHint line={line} />
        <PriceAlert line={line} />
      </div>
      <div className="row-start-2 sm:col-start-2 sm:row-start-1">
        <QuantityInput
          aria-label={`Jumlah ${fullName}`}
          of={fullName}
          value={line.qty}
          onChange={onChangeQuantity}
          min={1}
          max={MAX_QUANTITY}
        />
      </div>
      <p className="col-span-3 row-start-3 whitespace-nowrap text-right font-bold text-ink tabular-nums sm:col-span-1 sm:col-start-3 sm:row-start-1">
        {line.isSold && formatRupiah(line.price * line.qty)}
      </p>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Hapus ${fullName}`}
        className="col-start-3 row-start-1 text-danger-text sm:col-start-4"
        onClick={onRemove}
      >
        <Trash2 aria-hidden className="size-5" />
      </Button>
    </li>
  );
}

/** The price by quantity that applies, and how many more would cost less each. */
function StepHint({ line: { priceSteps, qty, isSold } }: { line: QuotedLine }) {
  const reached = reachedStep(priceSteps, qty);
  const next = nextStep(priceSteps, qty);
  if (!isSold || (!reached && !next)) return null;
  return (
    <p className="text-brand-text text-sm">
      {reached && `Harga grosir mulai ${reached.fromQty}. `}
      {next && (
        <>
          Tambah {next.fromQty - qty} lagi:{' '}
          <span className="whitespace-nowrap">{formatRupiah(next.price)}</span> per buah.
        </>
      )}
    </p>
  );
}

/** A changed price or availability of a line. */
export function PriceAlert({ line }: { line: QuotedLine }) {
  if (!line.isSold) {
    return (
      <p className="font-semibold text-danger-text text-sm">
        Sudah tidak dijual. Hapus dari keranjang untuk melanjutkan.
      </p>
    );
  }
  if (line.previousPrice === null) return null;
  return (
    <p className="font-semibold text-gold-text text-sm">
      Harga berubah:{' '}
      <s className="whitespace-nowrap font-medium">{formatRupiah(line.previousPrice)}</s>{' '}
      <span className="whitespace-nowrap">→ {formatRupiah(line.price)}</span>
    </p>
  );
}
