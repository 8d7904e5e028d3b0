// Events of the ad pixel, sent as images: no foreign script reads this page, and nothing of the
// visitor's goes along. Nothing waits for them, and nothing notices when they are blocked.
import { PIXEL_URL } from '@timesync/contract';

export function sendPixel(
  pixelId: string,
  event: string,
  details: Record<string, string> = {},
): void {
  const { origin, pathname, search } = window.location;
  const query = new URLSearchParams({ id: pixelId, ev: event, dl: origin + pathname + search });
  query.set('rl', document.referrer);
  query.set('ts', String(Date.now()));
  for (const [name, value] of Object.entries(details)) query.set(`cd[${name}]`, value);
  new Image().src = `${PIXEL_URL}?${query}`;
}
