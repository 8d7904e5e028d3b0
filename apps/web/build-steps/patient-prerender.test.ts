import { afterEach, expect, test, vi } from 'vitest';
import { waitForSlowPages } from './patient-prerender.ts';

const { timeout } = AbortSignal;
afterEach(() => {
  AbortSignal.timeout = timeout;
});

test('a page that a busy machine draws in a minute is waited for, however often it is asked', () => {
  const given = vi.fn(timeout);
  AbortSignal.timeout = given;
  waitForSlowPages();
  waitForSlowPages();
  AbortSignal.timeout(10_000);
  expect(given).toHaveBeenCalledExactlyOnceWith(300_000);
});
