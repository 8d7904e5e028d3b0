import { expect, test } from 'vitest';
import { memoryStorage } from '~/test/browser';
import { createReturnUrl } from './return-url';

function createTab() {
  const storage = memoryStorage();
  return { stored: storage.values, url: createReturnUrl(storage) };
}

test('the activation is stored until it is forgotten', () => {
  const { url } = createTab();
  expect(url.store('/aktivasi/0123ABCD')).toBe(true);
  expect(url.find()).toBe('/aktivasi/0123ABCD');
  url.forget();
  expect(url.find()).toBeUndefined();
});

test.each(['/dashboard', '/aktivasi-palsu', '/', '//aktivasi'])('%s is not stored', (pathname) => {
  const { url } = createTab();
  expect(url.store(pathname)).toBe(false);
  expect(url.find()).toBeUndefined();
});

test('a foreign URL in the storage is ignored', () => {
  const { stored, url } = createTab();
  url.store('/aktivasi');
  for (const key of stored.keys()) stored.set(key, 'https://evil.example/aktivasi');
  expect(url.find()).toBeUndefined();
});

test('a product that was chosen before the login is stored, and is no activation', () => {
  const { url } = createTab();
  expect(url.store('/dashboard?produk=12')).toBe(true);
  expect(url.find()).toBe('/dashboard?produk=12');
  expect(url.leadsToActivation()).toBe(false);
  url.store('/aktivasi');
  expect(url.leadsToActivation()).toBe(true);
});

test("a licence's link is stored with its code, and leads to the login", () => {
  const { url } = createTab();
  expect(url.store('/ambil#12abc-DEF_1')).toBe(true);
  expect(url.find()).toBe('/ambil#12abc-DEF_1');
  expect(url.licenseCode()).toBe('12abc-DEF_1');
  expect([url.leadsToLogin(), url.leadsToActivation()]).toEqual([true, false]);
  expect(url.store('/ambil#a/b')).toBe(false);
});

test('the order of a mail is stored', () => {
  const { url } = createTab();
  expect(url.store('/user/transaction/7')).toBe(true);
  expect(url.find()).toBe('/user/transaction/7');
  expect(url.leadsToActivation()).toBe(false);
});

test.each(['/dashboard?produk=', '/dashboard?produk=1&x=2', '/dashboard?produk=1e3'])(
  '%s is not stored',
  (pathname) => {
    const { url } = createTab();
    expect(url.store(pathname)).toBe(false);
  },
);
