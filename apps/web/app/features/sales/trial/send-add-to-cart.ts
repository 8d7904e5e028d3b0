import { brand } from '@timesync/contract';
import { sendPixel } from './send-pixel';

export function sendAddToCart(pixelId: string): void {
  sendPixel(pixelId, 'AddToCart', {
    content_name: 'Sales Page Registration',
    content_ids: JSON.stringify([`salespage_${brand.product}_android`]),
    content_type: 'product',
    value: '0',
    currency: 'IDR',
  });
}
