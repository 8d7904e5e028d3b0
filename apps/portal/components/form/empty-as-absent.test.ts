import { rejectProofBody } from '@timesync/contract';
import { expect, test } from 'vitest';
import { withoutEmptyTexts } from './empty-as-absent';

const form = withoutEmptyTexts(rejectProofBody);
const typed = { transactionId: 7, proofVersion: 2, note: ' ' } as const;

test('an empty note is left out', () => {
  const { note, ...sent } = { ...typed, reason: 'amount' as const };
  expect(form.parse({ ...sent, note })).toEqual(sent);
});

test('an empty note is missing where the rules ask for one', () => {
  const { error } = form.safeParse({ ...typed, reason: 'other' });
  expect(error?.issues).toMatchObject([{ path: ['note'], message: 'Alasan wajib diisi' }]);
});
