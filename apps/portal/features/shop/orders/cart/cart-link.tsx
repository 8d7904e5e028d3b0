import { formatRupiah } from '@timesync/contract';
import { buttonStyle } from '@timesync/ui';
import { ShoppingCart } from 'lucide-react';
import { type QuotedLine, totalOf } from './quote-cart';

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
