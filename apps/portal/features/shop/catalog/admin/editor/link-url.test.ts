import { expect, test } from 'vitest';
import { toLinkUrl } from './link-url';

test.each([
  ['https://timesync.id/panduan', 'https://timesync.id/panduan'],
  [' http://masjid.or.id ', 'http://masjid.or.id'],
  ['timesync.id', 'https://timesync.id'],
  ['www.timesync.id/panduan?a=1', 'https://www.timesync.id/panduan?a=1'],
  ['mailto:admin@timesync.id', 'mailto:admin@timesync.id'],
  ['/syarat', '/syarat'],
])('%s becomes %s', (typed, url) => {
  expect(toLinkUrl(typed)).toBe(url);
});

test.each([
  '',
  'panduan',
  'javascript:alert(1)',
  'JavaScript:alert(1)//a.id',
  'javascript:alert.name',
  'data:text/html,x',
  'tel:0812',
  '//jahat.id',
  'admin@timesync.id',
])('"%s" is no link', (typed) => {
  expect(toLinkUrl(typed)).toBeUndefined();
});
