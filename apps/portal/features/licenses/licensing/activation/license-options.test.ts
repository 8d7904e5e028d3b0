import type { OwnLicense } from '@timesync/contract';
import { expect, test } from 'vitest';
import { firstChoice, TYPED_KEY } from './license-options';

const license = (id: number) => ({ id }) as OwnLicense;

test('a customer without licences types a key', () => {
  expect(firstChoice({ inUseHere: [], usable: [] })).toBe(TYPED_KEY);
});

test('the only licence is chosen from the start, one of several is not', () => {
  expect(firstChoice({ inUseHere: [], usable: [license(4)] })).toBe('4');
  expect(firstChoice({ inUseHere: [], usable: [license(4), license(5)] })).toBeUndefined();
});

test('a device that is active already is never led to spend a second licence', () => {
  expect(firstChoice({ inUseHere: [license(9)], usable: [license(4)] })).toBe('9');
});
