import { expect, it } from 'vitest';
import { serialVerdict } from './serial-verdict';

const until = '2027-11-15';

it.each([
  ['success', 'garansi sampai 15 Nov 2027', { state: 'valid' as const, until, isReplaced: false }],
  ['info', 'lewat pada 15 Nov 2027', { state: 'over' as const, until, isReplaced: false }],
  ['info', 'sudah dipakai', { state: 'used' as const, until, isReplaced: false }],
  ['info', 'tanpa garansi', { state: 'none' as const, until: null, isReplaced: false }],
  ['error', 'sudah diganti', { state: 'used' as const, until, isReplaced: true }],
])('%s: %s', (tone, words, answer) => {
  expect(serialVerdict(answer)).toEqual({ tone, sentence: expect.stringContaining(words) });
});
