// Events of the ad pixel, sent as images: no foreign script reads this page, and nothing of the
// visitor's goes along. Nothing waits for them, and nothing notices when they are blocked.
import { brand, PIXEL_URL } from '@timesync/contract';

function send(pixelId: string, event: string, details: Record<string, string> = {}): void {
  const { origin, pathname, search } = window.location;
  const query = new URLSearchParams({ id: pixelId, ev: event, dl: origin + pathname + search });
  query.set('rl', document.referrer);
  query.set('ts', String(Date.now()));
  for (const [name, value] of Object.entries(details)) query.set(`cd[${name}]`, value);
  new Image().src = `${PIXEL_URL}?${query}`;
}

export function sendPageView(pixelId: string): void {
  send(pixelId, 'PageView');
}

export function sendAddToCart(pixelId: string): void {
  send(pixelId, 'AddToCart', {
    content_name: 'Sales Page Registration',
    content_ids: JSON.stringify([`salespage_${brand.product}_android`]),
    content_type: 'product',
    value: '0',
    currency: 'IDR',
  });
}
