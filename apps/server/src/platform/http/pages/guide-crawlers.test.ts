import { screens } from '@timesync/contract';
import { expect, test } from 'vitest';
import { robotsText, sitemapXml } from './guide-crawlers.ts';

const pages = ['/', '/syarat', '/sales', '/privasi'];
const origin = 'https://jam.example';
const closed = robotsText(pages, origin)
  .split('\n')
  .filter((line) => line.startsWith('Disallow: '))
  .map((line) => line.slice('Disallow: '.length));
const isClosed = (address: string) => closed.some((start) => address.startsWith(start));

test.each([...pages, '/public/products', '/assets/base.js', '/bagikan.png', screens.licenseCheck])(
  'crawlers may read %s',
  (address) => expect(isClosed(address)).toBe(false),
);

test.each([
  '/login',
  '/dashboard',
  '/user/transaction/7/kwitansi',
  '/aktivasi/ABC',
  '/transaction/periksa',
])('crawlers stay out of %s', (address) => expect(isClosed(address)).toBe(true));

test('the sitemap lists every prerendered page with its whole address, and robots.txt names it', () => {
  const addresses = [...sitemapXml(pages, origin).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, at]) => at,
  );
  expect(addresses).toEqual(['/', '/privasi', '/sales', '/syarat'].map((page) => origin + page));
  expect(robotsText(pages, origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
