import type { Product, SiteData } from '@timesync/contract';
import { sitePages, termsSections, usualTerms } from '@timesync/contract';
import { describe, expect, test } from 'vitest';
import { renderPage } from './render-page';

const product = (id: number, name = `Lisensi ${id}`): Product => ({
  id,
  name,
  description: '<p>Untuk masjid</p>',
  requiresLicense: true,
  price: 0,
  isShipped: false,
  stock: null,
  picture: null,
  createdAt: '2026-11-15T00:00:00.000Z',
  ProductVariant: [
    { id, name: 'TV', init: 'TV', price: 200_000 + id, priceSteps: [], stock: null },
  ],
  variantCount: 1,
});

const shop = (products: Product[], changes: Partial<SiteData['settings']> = {}): SiteData => ({
  origin: 'https://jam.example',
  staticUrl: '',
  settings: {
    whatsappNumber: null,
    serviceHours: '',
    channelUrl: null,
    pixelId: null,
    uniqueCode: 'off',
    displayApkUrl: null,
    remoteApkUrl: null,
    seller: { name: null, address: null, city: null, phone: null, taxNumber: null, since: null },
    trialDays: null,
    refundDays: 7,
    warrantyMonths: 12,
    canSendMail: true,
    signatureUrl: null,
    ...changes,
  },
  products,
  releases: { display: null, remote: null },
  updateFile: null,
});

const seller = {
  name: 'Toko "A&B" <b>',
  address: null,
  city: null,
  phone: null,
  taxNumber: null,
  since: null,
};
const wholePage = /^<!doctype html><html .*<\/footer>.*<\/body><\/html>$/s;

describe.each([
  ['an empty catalogue', shop([])],
  ['200 products', shop(Array.from({ length: 200 }, (_, index) => product(index + 1)))],
  ['a name of 300 letters', shop([product(1, 'x'.repeat(300))])],
  ['HTML in every text', shop([product(1, '</script><img src=x onerror=alert(1)>')], { seller })],
])('%s', (_, data) => {
  test.each([...sitePages, '/tidak-ada'])('%s is a whole page', (path) => {
    const { html } = renderPage(path, data);
    expect(html).toMatch(wholePage);
    expect(html).not.toContain('<img src=x');
  });
});

test('prices, seller and data for search engines are in the page', () => {
  const data = shop([product(1)], { seller, trialDays: 30, refundDays: 14, warrantyMonths: 18 });
  const landing = renderPage('/', data).html;
  expect(landing).toContain('Rp\u00a0200.001');
  expect(landing).toContain('"lowPrice":200001');
  expect(landing).toContain('Toko &quot;A&amp;B&quot; &lt;b&gt;');
  expect(renderPage('/sales', data).html).toContain('Gratis 30 hari pertama');
  const terms = renderPage('/syarat', data).html;
  expect(terms).toContain('dalam 14 hari');
  expect(terms).toContain('bergaransi 18 bulan');
});

test('the ad pixel is named on the sales page alone', () => {
  const data = shop([], { pixelId: '12345' });
  expect(renderPage('/sales', data).html).toContain('data-pixel="12345"');
  for (const path of sitePages.filter((page) => page !== '/sales')) {
    expect(renderPage(path, data).html, path).not.toContain('12345');
  }
});

test('every inline script is listed for the Content-Security-Policy', () => {
  for (const path of sitePages) {
    const { html, inlineScripts } = renderPage(path, shop([]));
    const scripts = html.matchAll(/<script>(.*?)<\/script>/gs);
    expect(Array.from(scripts, ([, code]) => code).sort(), path).toEqual(inlineScripts.toSorted());
  }
});

test('a clock link is previewed with its own name, town and picture', () => {
  const { html } = renderPage('/jam', shop([]), '?masjid=Masjid+Al-Huda&kota=kota-malang&teks=Hai');
  const link = 'masjid=Masjid+Al-Huda&amp;kota=kota-malang';
  expect(html).toContain('<title>Masjid Al-Huda · Kota Malang</title>');
  expect(html).toContain('property="og:title" content="Masjid Al-Huda · Kota Malang"');
  expect(html).toContain(
    `property="og:url" content="https://jam.example/jam?${link}&amp;teks=Hai"`,
  );
  expect(html).toContain(`"https://jam.example/jam/gambar.png?${link}&amp;bentuk=lebar"`);
  expect(html).toContain('property="og:image:width" content="1200"');
  expect(html).toContain(`rel="manifest" href="/jam/aplikasi.webmanifest?${link}&amp;teks=Hai"`);
  expect(html).toContain('rel="canonical" href="https://jam.example/jam"');
});

test.each([
  ['a script', '"><script>alert(1)</script>'],
  ['three thousand letters', 'W'.repeat(3_000)],
  ['letters that turn the line around', 'Masjid\u202eduH-lA\u0000\n'],
])('a clock link with %s as its name cannot break the head', (_, name) => {
  const query = `?${new URLSearchParams({ masjid: name, kota: '../../x-alert' })}`;
  const { html, inlineScripts } = renderPage('/jam', shop([]), query);
  const head = html.slice(0, html.indexOf('</head>'));
  expect(html).toMatch(wholePage);
  expect(head).not.toContain('<script>alert');
  expect(head).not.toMatch(/[\u202e\0\n]/);
  expect(head.length).toBeLessThan(4_000);
  expect(inlineScripts).toEqual(renderPage('/jam', shop([])).inlineScripts);
});

test('the downloads offer only what is published', () => {
  const file = {
    url: 'https://jam.example/unduh/remote',
    file: null,
    notes: '',
    publishedAt: null,
  };
  const without = renderPage('/unduh', shop([])).html;
  expect(without).toContain('Belum ada aplikasi yang dapat diunduh.');
  expect(without).not.toContain('Download APK');
  expect(without).not.toContain('Tanpa internet di TV');
  const remote = { ...shop([]), releases: { display: null, remote: file } };
  const withRemote = renderPage('/unduh', remote).html;
  expect(withRemote.match(/Download APK/g)).toHaveLength(1);
  expect(withRemote).not.toContain('Tanpa internet di TV');
  const display = { ...shop([]), releases: { display: file, remote: null } };
  const withDisplay = renderPage('/unduh', display).html;
  expect(withDisplay).toContain('Tanpa internet di TV');
  expect(withDisplay).not.toContain('.jmu');
});

test('every public page says where it lives, once', () => {
  const pictures = /<meta property="og:image" content="https:\/\/[^"]+"/g;
  for (const path of sitePages) {
    const { html } = renderPage(path, shop([]));
    const address = `https://jam.example${path}`;
    expect(html.match(/<link rel="canonical"[^>]*>/g), path).toHaveLength(1);
    expect(html, path).toContain(`<link rel="canonical" href="${address}"`);
    expect(html, path).toContain(`<meta property="og:url" content="${address}"`);
    for (const property of ['og:title', 'og:description', 'og:url']) {
      expect(html.match(new RegExp(`<meta property="${property}"`, 'g')), path).toHaveLength(1);
    }
    expect(html.match(pictures), path).toHaveLength(1);
  }
});

test('the terms are on the page, section by section, with their version', () => {
  const { html } = renderPage('/syarat', shop([]));
  const titles = Array.from(html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, title]) => title);
  expect(titles).toEqual(
    termsSections(usualTerms).map(({ title }, index) => `${index + 1}. ${title}`),
  );
  expect(html).toMatch(/Versi \d{4}-\d{2}-\d{2}, berlaku sejak \d+ \S+ \d{4}/);
});
