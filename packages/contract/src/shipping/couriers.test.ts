import { expect, it } from 'vitest';
import { couriers, trackingUrl } from './couriers.ts';

it.each([
  ['AnterAja', '10 00/1', 'https://anteraja.id/tracking/10%2000%2F1'],
  ['anter aja', '1', 'https://anteraja.id/tracking/1'],
  ['JNE', 'CGK1', 'https://www.jne.co.id/tracking-package'],
  ['Diantar sendiri', 'CGK1', null],
  ['JNE', null, null],
  [null, 'CGK1', null],
])('%s with number %s is followed at %s', (courier, number, url) => {
  expect(trackingUrl(courier, number)).toBe(url);
});

it.each(couriers)('$name has a tracking page that a browser opens safely', ({ page }) => {
  expect(new URL(page).protocol).toBe('https:');
});
