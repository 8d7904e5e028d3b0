import { amountNames, formatRupiah } from '@timesync/contract';
import { Alert, Button, buttonStyle, Card, classNames } from '@timesync/ui';
import { ShoppingCart } from 'lucide-react';
import { useRef, useState } from 'react';
import { quantityObstacle } from '~/components/ui';
import { type CartLineId, cartLineKey } from './cart';
import { CartLine } from './cart-line';
import { findPurchaseObstacle, type QuotedLine, totalOf } from './quote-cart';

interface CartPanelProps {
  lines: QuotedLine[];
  onChangeQuantity: (line: CartLineId, qty: number) => void;
  onRemove: (line: CartLineId) => void;
  onBuy: () => void;
}

export function CartPanel({ lines, onChangeQuantity, onRemove, onBuy }: CartPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasTriedToBuy, setHasTriedToBuy] = useState(false);
  const obstacle = findPurchaseObstacle(lines);
  const isEmpty = lines.length === 0;
  const total = formatRupiah(totalOf(lines));

  function remove(line: CartLineId) {
    onRemove(line);
    setHasTriedToBuy(false);
    // The button that had the focus is gone with its line.
    heading.current?.focus();
  }

  function buy() {
    // The field shows the error.
    if (quantityObstacle(heading.current?.parentElement ?? null)) return;
    setHasTriedToBuy(Boolean(obstacle));
    if (!obstacle) onBuy();
  }

  return (
    <Card
      id={CART_ID}
      aria-labelledby={`${CART_ID}-heading`}
      className={classNames(
        'scroll-mt-20',
        isEmpty && 'flex flex-wrap items-center justify-between gap-x-4',
      )}
    >
      <h2
        id={`${CART_ID}-heading`}
        ref={heading}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-2 font-bold text-ink text-lg focus:outline-none"
      >
        <ShoppingCart
          aria-hidden
          className={classNames('size-6 text-brand-text', isEmpty && 'max-sm:hidden')}
          strokeWidth={1.75}
        />
        Keranjang{' '}
        {isEmpty && <span className="font-normal text-ink-muted text-sm">masih kosong</span>}
      </h2>
      {!isEmpty && (
        <ul className="mt-1 divide-y divide-line">
          {lines.map((line) => (
            <CartLine
              key={cartLineKey(line)}
              line={line}
              onChangeQuantity={(qty) => onChangeQuantity(line, qty)}
              onRemove={() => remove(line)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {lines.length > 0 && `Keranjang berisi ${lines.length} produk, total ${total}`}
      </p>
      {hasTriedToBuy && obstacle && (
        <Alert tone="error" className="my-4 w-full">
          {obstacle}
        </Alert>
      )}
      {isEmpty ? (
        <Button variant="secondary" onClick={buy}>
          Beli
        </Button>
      ) : (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
          <p className="text-ink">
            {amountNames.total} <strong className="ml-2 text-xl tabular-nums">{total}</strong>
          </p>
          <Button className="w-full sm:w-auto sm:min-w-40" onClick={buy}>
            Beli
          </Button>
        </div>
      )}
    </Card>
  );
}

export const CART_ID = 'keranjang';

/** The way back up to the cart: on a phone it is out of sight while products are chosen. */
export function CartLink({ lines }: { lines: QuotedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <a href={`#${CART_ID}`} className={buttonStyle('secondary')}>
      <ShoppingCart aria-hidden className="size-5" />
      <span className="sr-only">Ke keranjang,</span>
      {formatRupiah(totalOf(lines))}
    </a>
  );
}
