import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error';
import { createQueryClient, shouldRetry } from './query-client';

test.each([0, 500, 503])('status %i is tried again, twice', (status) => {
  const error = new ApiError('x', { status });
  expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
});

test.each([401, 403, 404, 422, 429])('status %i is not tried again', (status) => {
  expect(shouldRetry(0, new ApiError('x', { status }))).toBe(false);
});

test('an error of our own code is not retried', () => {
  expect(shouldRetry(0, new TypeError('x'))).toBe(false);
});

test('a change fails at once when offline, and is not sent later', async () => {
  const send = vi.fn(() => Promise.reject(new ApiError('x', { status: 0 })));
  const mutation = new MutationObserver(createQueryClient(), { mutationFn: send });
  onlineManager.setOnline(false);
  mutation.mutate().catch(() => undefined);
  await expect.poll(() => mutation.getCurrentResult().isError).toBe(true);
  onlineManager.setOnline(true);
  expect(send).toHaveBeenCalledTimes(1);
});
