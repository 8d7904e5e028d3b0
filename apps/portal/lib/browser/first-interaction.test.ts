import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstInteraction } from './first-interaction';

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

test.each(['pointerdown', 'keydown', 'wheel'])('%s is an interaction', async (name) => {
  const sign = firstInteraction(5_000);
  expect(await isGiven(sign)).toBe(false);
  page.dispatchEvent(new Event(name));
  expect(await isGiven(sign)).toBe(true);
});

test('a field that scrolls by itself is no interaction', async () => {
  const sign = firstInteraction(5_000);
  page.dispatchEvent(new Event('scroll'));
  expect(await isGiven(sign)).toBe(false);
});

test('resolves after the idle time', async () => {
  const sign = firstInteraction(5_000);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await isGiven(sign)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isGiven(sign)).toBe(true);
});
