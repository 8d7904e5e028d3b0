import { expect, test } from 'vitest';
import { rejectionForm } from './rejection-form';

const input = { transactionId: 7, proofVersion: 2, note: ' ' } as const;

test('an empty note is left out', () => {
  expect(rejectionForm.parse({ ...input, reason: 'amount' })).toEqual({
    transactionId: 7,
    proofVersion: 2,
    reason: 'amount',
  });
});

test('"Lainnya" needs a note', () => {
  const { error } = rejectionForm.safeParse({ ...input, reason: 'other' });
  expect(error?.issues).toMatchObject([{ path: ['note'], message: 'Alasan wajib diisi' }]);
});
