import type { QuotedLine } from './quote-cart';

/** Why these lines cannot be bought, as a sentence; nothing when they can. */
export function findPurchaseObstacle(lines: readonly QuotedLine[]): string | undefined {
  if (lines.length === 0) return 'Keranjang kosong!';
  if (lines.some((line) => !line.isSold)) {
    return 'Ada produk yang sudah tidak dijual. Hapus produk itu dari keranjang, lalu coba lagi.';
  }
  const short = lines.find(({ stock, qty }) => stock !== null && qty > stock);
  if (short) return shortageOf(short);
  return undefined;
}

function shortageOf({ name, variantName, stock }: QuotedLine): string {
  const fullName = variantName ? `${name} (${variantName})` : name;
  return stock === 0
    ? `Stok ${fullName} habis. Hapus dari keranjang, lalu coba lagi.`
    : `Stok ${fullName} tinggal ${stock}. Kurangi jumlahnya, lalu coba lagi.`;
}
