import { expect, test } from 'vitest';
import { fileSize, megabytes, percent, releaseName, waitingTime } from './health-words';

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

test('small files are counted in kilobytes', () => {
  expect([fileSize(3_599), fileSize(1_500_000)]).toEqual(['4 kB', '2 MB']);
});

test('a version is shown without its commit', () => {
  expect([releaseName('1.2.3'), releaseName('1.2.3-5-gabc1234')]).toEqual(['1.2.3', '1.2.3-5']);
});
