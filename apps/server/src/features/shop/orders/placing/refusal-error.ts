import { formatRupiah, shortageSentence } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Refusal } from './new-order.ts';

export function refusalError(refusal: Refusal, expectedTotal: number | undefined): AppError {
  switch (refusal.reason) {
    case 'tooManyOpen':
      return new AppError('TOO_MANY_OPEN_ORDERS');
    case 'tooManyRecent':
      return new AppError('TOO_MANY_ORDERS');
    case 'address':
      return new AppError('ADDRESS_REQUIRED', { field: 'shippingAddress' });
    case 'outOfStock': {
      const { name, stock } = refusal.shortOf;
      return new AppError('OUT_OF_STOCK', { message: shortageSentence(name, stock) });
    }
    case 'choose':
      return new AppError('VARIANT_REQUIRED');
    case 'gone':
      return new AppError('PRODUCT_GONE');
    case 'tooLarge':
      return new AppError('TOTAL_TOO_LARGE');
    case 'priceChanged':
      return new AppError('PRICE_CHANGED', {
        message: `Harga telah berubah. Total sekarang ${formatRupiah(refusal.total)}, sebelumnya ${formatRupiah(expectedTotal ?? 0)}. Periksa kembali pesanan Anda.`,
      });
    case 'needsShipment':
    case 'conflict':
      return new AppError('CONFLICT');
  }
}
