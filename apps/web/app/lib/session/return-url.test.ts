import { expect, test } from 'vitest';
import { createReturnAddress } from './return-url';

function createTab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, address: createReturnAddress(storage) };
}

test('the activation is kept until it is forgotten', () => {
  const { address } = createTab();
  expect(address.keep('/aktivasi/0123ABCD')).toBe(true);
  expect(address.find()).toBe('/aktivasi/0123ABCD');
  address.forget();
  expect(address.find()).toBeUndefined();
});

test.each(['/dashboard', '/aktivasi-palsu', '/', '//aktivasi'])('%s is not kept', (pathname) => {
  const { address } = createTab();
  expect(address.keep(pathname)).toBe(false);
  expect(address.find()).toBeUndefined();
});

test('a foreign address in the storage leads nowhere', () => {
  const { kept, address } = createTab();
  address.keep('/aktivasi');
  for (const key of kept.keys()) kept.set(key, 'https://evil.example/aktivasi');
  expect(address.find()).toBeUndefined();
});
