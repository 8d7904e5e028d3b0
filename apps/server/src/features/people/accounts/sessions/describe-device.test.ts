import { expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webkit}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit}`;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome di Android'],
  [
    `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet di Android',
  ],
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/80.1`, 'Opera di Android'],
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0`, 'Edge di Android'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0 Mobile',
    'Aplikasi di Android',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox di Android'],
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari di iPhone'],
  [`${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome di iPhone'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36`, 'Chrome di Windows'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge di Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'Safari di Mac',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox di Linux'],
  ['curl/8.5.0', 'Perangkat tidak dikenal'],
  ['', 'Perangkat tidak dikenal'],
  ['<script>alert(1)</script>', 'Perangkat tidak dikenal'],
])('%s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});
