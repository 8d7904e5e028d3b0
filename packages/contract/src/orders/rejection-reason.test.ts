import { expect, test } from 'vitest';
import { afterRejection, rejectionSentence } from './rejection-reason.ts';

test.each([
  ['amount', false],
  ['account', false],
  ['unreadable', true],
  ['duplicate', true],
  ['notReceived', false],
  ['other', false],
] as const)('a proof refused as "%s" needs no second transfer: %s', (reason, isPictureOnly) => {
  const sentences = [
    rejectionSentence(reason, 'Tolong dicek'),
    ...(reason === 'other' ? [] : [rejectionSentence(reason, undefined)]),
  ];
  for (const sentence of sentences) {
    expect(/tidak perlu transfer lagi/.test(afterRejection(sentence))).toBe(isPictureOnly);
  }
});
