import { expect, test } from 'vitest';
import { createReturnUrl } from './return-url';

function createTab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, url: createReturnUrl(storage) };
}

test('the activation is kept until it is forgotten', () => {
  const { url } = createTab();
  expect(url.keep('/aktivasi/0123ABCD')).toBe(true);
  expect(url.find()).toBe('/aktivasi/0123ABCD');
  url.forget();
  expect(url.find()).toBeUndefined();
});

test.each(['/dashboard', '/aktivasi-palsu', '/', '//aktivasi'])('%s is not kept', (pathname) => {
  const { url } = createTab();
  expect(url.keep(pathname)).toBe(false);
  expect(url.find()).toBeUndefined();
});

test('a foreign URL in the storage is ignored', () => {
  const { kept, url } = createTab();
  url.keep('/aktivasi');
  for (const key of kept.keys()) kept.set(key, 'https://evil.example/aktivasi');
  expect(url.find()).toBeUndefined();
});

test('a product that was chosen before the login is kept, and is no activation', () => {
  const { url } = createTab();
  expect(url.keep('/dashboard?produk=12')).toBe(true);
  expect(url.find()).toBe('/dashboard?produk=12');
  expect(url.leadsToActivation()).toBe(false);
  url.keep('/aktivasi');
  expect(url.leadsToActivation()).toBe(true);
});

test("a licence's link is kept with its code, and leads to the login", () => {
  const { url } = createTab();
  expect(url.keep('/ambil#12abc-DEF_1')).toBe(true);
  expect(url.find()).toBe('/ambil#12abc-DEF_1');
  expect([url.leadsToLicense(), url.leadsToLogin(), url.leadsToActivation()]).toEqual([
    true,
    true,
    false,
  ]);
  expect(url.keep('/ambil#a/b')).toBe(false);
});

test('the order of a mail is kept', () => {
  const { url } = createTab();
  expect(url.keep('/user/transaction/7')).toBe(true);
  expect(url.find()).toBe('/user/transaction/7');
  expect(url.leadsToActivation()).toBe(false);
});

test.each(['/dashboard?produk=', '/dashboard?produk=1&x=2', '/dashboard?produk=1e3'])(
  '%s is not kept',
  (pathname) => {
    const { url } = createTab();
    expect(url.keep(pathname)).toBe(false);
  },
);
