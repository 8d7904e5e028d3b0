import { expect, it } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import { paymentAccounts } from './payments.schema.ts';

const noQris = { qrisPayload: null, qrisPicture: null, qrisWithAmount: false };

const test = await createTestApp();

it('shows the active accounts to everyone', async () => {
  const account = { name: 'BCA', accountNumber: '1234567890', accountName: 'Yayasan' };
  await test.database.db
    .insert(paymentAccounts)
    .values([
      account,
      { ...account, name: 'Nonaktif', active: false },
      { ...account, name: 'Terhapus', deletedAt: new Date() },
      { ...account, name: 'DANA', type: 'ewallet' },
    ]);
  const response = await test.app.inject('/public/payment-accounts');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    data: [
      { id: expect.any(Number), ...account, type: 'bank', ...noQris },
      { id: expect.any(Number), ...account, name: 'DANA', type: 'ewallet', ...noQris },
    ],
    total: 2,
    totalPages: 1,
    page: 1,
    limit: 100,
  });
});
