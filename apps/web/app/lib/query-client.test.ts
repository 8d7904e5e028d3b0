import { expect, test } from 'vitest';
import { ApiError } from './api-error';
import { shouldRetry } from './query-client';

test.each([0, 500, 503])('status %i is tried again, twice', (status) => {
  const error = new ApiError('x', { status });
  expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
});

test.each([401, 403, 404, 422, 429])('status %i is an answer, not an accident', (status) => {
  expect(shouldRetry(0, new ApiError('x', { status }))).toBe(false);
});

test('a bug of ours is not tried again', () => {
  expect(shouldRetry(0, new TypeError('x'))).toBe(false);
});
