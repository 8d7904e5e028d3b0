import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { guideCrawlers, robotsText, sitemapXml } from './guide-crawlers.ts';

const pages = ['/', '/syarat', '/sales', '/privasi', '/cek'];
const origin = 'https://jam.example';
const closed = robotsText(pages, origin)
  .split('\n')
  .filter((line) => line.startsWith('Disallow: '))
  .map((line) => line.slice('Disallow: '.length));
const isClosed = (path: string) => closed.some((start) => path.startsWith(start));

test.each([...pages, '/public/products', '/assets/base.js', '/bagikan.png'])(
  'crawlers may read %s',
  (path) => expect(isClosed(path)).toBe(false),
);

test.each([
  '/login',
  '/dashboard',
  '/user/transaction/7/kwitansi',
  '/aktivasi/ABC',
  '/transaction/periksa',
])('crawlers stay out of %s', (path) => expect(isClosed(path)).toBe(true));

test('the sitemap lists every public page with its whole path, and robots.txt names it', () => {
  const urls = [...sitemapXml(pages, origin).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);
  expect(urls).toEqual(['/', '/cek', '/privasi', '/sales', '/syarat'].map((page) => origin + page));
  expect(robotsText(pages, origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('robots.txt and the sitemap say in which letters they are written', async () => {
  const app = Fastify();
  guideCrawlers(app, pages, origin);
  const typeOf = async (url: string) => (await app.inject(url)).headers['content-type'];
  expect(await typeOf('/robots.txt')).toBe('text/plain; charset=utf-8');
  expect(await typeOf('/sitemap.xml')).toBe('application/xml; charset=utf-8');
});
