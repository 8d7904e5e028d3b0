import { expect, test } from 'vitest';
import { checkVerdict } from './check-verdict';

test.each([
  { isInUse: false, isBlocked: false, tone: 'success', word: 'belum dipakai' },
  { isInUse: true, isBlocked: false, tone: 'info', word: 'sedang dipakai' },
  { isInUse: false, isBlocked: true, tone: 'error', word: 'diblokir' },
  { isInUse: true, isBlocked: true, tone: 'error', word: 'diblokir' },
])('in use: $isInUse, blocked: $isBlocked', ({ tone, word, ...answer }) => {
  const verdict = checkVerdict(answer);
  expect(verdict.tone).toBe(tone);
  expect(verdict.sentence).toContain(word);
});
