import { formatRupiah } from '@timesync/contract';
import type { QuotedLine } from './quote-cart';

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
