// Events of the ad pixel, sent as images: no foreign script reads this page, and nothing about the visitor
// goes along. Nothing waits for them, and nothing notices when they are blocked.
import { brand, PIXEL_URL } from '@timesync/contract';

/** The seller's pixel; undefined where none is set. */
const { pixel } = document.documentElement.dataset;

export function sendPageView(): void {
  send('PageView');
}

export function sendAddToCart(): void {
  send('AddToCart', {
    content_name: 'Sales Page Registration',
    content_ids: JSON.stringify([`salespage_${brand.product}_android`]),
    content_type: 'product',
    value: '0',
    currency: 'IDR',
  });
}

function send(event: string, details: Record<string, string> = {}): void {
  if (!pixel) return;
  const { origin, pathname, search } = window.location;
  const query = new URLSearchParams({ id: pixel, ev: event, dl: origin + pathname + search });
  query.set('rl', document.referrer);
  query.set('ts', String(Date.now()));
  for (const [name, value] of Object.entries(details)) query.set(`cd[${name}]`, value);
  new Image().src = `${PIXEL_URL}?${query}`;
}
