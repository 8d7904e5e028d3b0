import type { ActivationAnswer } from '@timesync/contract';
import { expect, test } from 'vitest';
import { findLastDigits } from './find-last-digits';

const activated = (day: number, shortCode: string | null) => ({
  activation: { activatedAt: `2026-11-${day}T00:00:00.000Z`, shortCode } as ActivationAnswer,
});
const unused = { activation: null };

test.each([
  ['nothing without licences', [], undefined],
  ['nothing where no digits were typed', [unused, activated(12, null)], undefined],
  ['the newest', [activated(11, 'old'), activated(13, 'new'), activated(12, 'older')], 'new'],
  [
    'digits, although a device was activated online later',
    [activated(11, 'a'), activated(12, null)],
    'a',
  ],
] as const)('%s', (_, licenses, digits) => {
  expect(findLastDigits(licenses)?.shortCode).toBe(digits);
});
