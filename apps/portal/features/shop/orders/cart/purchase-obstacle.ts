import { productLabel, shortageSentence } from '@timesync/contract';
import type { QuotedLine } from './quote-cart';

/** Why these lines cannot be bought, as a sentence; nothing when they can. */
export function findPurchaseObstacle(lines: readonly QuotedLine[]): string | undefined {
  if (lines.length === 0) return 'Keranjang kosong!';
  if (lines.some((line) => !line.isSold)) {
    return 'Ada produk yang sudah tidak dijual. Hapus produk itu dari keranjang, lalu coba lagi.';
  }
  const short = lines.find(({ stock, qty }) => stock !== null && qty > stock);
  return short && shortageSentence(productLabel(short.name, short.variantName), short.stock);
}
