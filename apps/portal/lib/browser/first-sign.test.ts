import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstSign } from './first-sign';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function isGiven(sign: Promise<void>): Promise<boolean> {
  return Promise.race([sign.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
}

test.each(['pointerdown', 'keydown', 'wheel'])('%s is a sign', async (name) => {
  const sign = firstSign(5_000);
  expect(await isGiven(sign)).toBe(false);
  page.dispatchEvent(new Event(name));
  expect(await isGiven(sign)).toBe(true);
});

test('a field that scrolls by itself is none', async () => {
  const sign = firstSign(5_000);
  page.dispatchEvent(new Event('scroll'));
  expect(await isGiven(sign)).toBe(false);
});

test('after so long it is taken as given', async () => {
  const sign = firstSign(5_000);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await isGiven(sign)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isGiven(sign)).toBe(true);
});
