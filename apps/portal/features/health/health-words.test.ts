import { expect, test } from 'vitest';
import { megabytes, percent, waitingTime } from './health-words';

test.each([
  [59.9, '59 detik'],
  [60, '1 menit'],
  [7_199, '1 jam'],
])('%d seconds are %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});

test('figures are rounded so that they never look better', () => {
  expect([percent(0.0999), megabytes(199_600_000)]).toEqual(['9%', '200 MB']);
});
