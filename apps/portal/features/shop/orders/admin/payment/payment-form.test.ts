import { expect, test } from 'vitest';
import { paymentForm } from './payment-form';

const filled = { transactionId: 7, kind: 'cash', amount: 249_137, day: '2026-11-15', note: ' ' };

test('a day becomes its noon in Jakarta, and an empty note is left out', () => {
  expect(paymentForm.parse(filled)).toEqual({
    transactionId: 7,
    kind: 'cash',
    amount: 249_137,
    at: '2026-11-15T05:00:00.000Z',
  });
});

test.each([
  [{ amount: Number.NaN }, 'Jumlah wajib diisi'],
  [{ amount: 0 }, 'Jumlah wajib diisi'],
  [{ day: '' }, 'Tanggal wajib diisi'],
])('%j is refused', (change, message) => {
  const { error } = paymentForm.safeParse({ ...filled, ...change });
  expect(error?.issues[0]?.message).toBe(message);
});
