import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signInAs } from '../../../../test/people.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import {
  createPaymentAccount,
  createProduct,
  placeSampleOrder,
  sendProof,
} from '../../../../test/shop.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { users } from './accounts.schema.ts';

let test: TestApp;
let admin: SignedIn;
let line: { productId: number; productVariantId: number };
let paymentAccountId: number;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  const product = await createProduct(test);
  line = { productId: product.id, productVariantId: product.variants[0]?.id ?? 0 };
  paymentAccountId = (await createPaymentAccount(test)).id;
});
afterAll(() => test.close());

const move = (action: 'approve' | 'refund', transactionId: number) =>
  admin.browser.post(`/admin/transactions/${action}`, {
    transactionId,
    ...(action === 'refund' && { reason: 'Salah beli' }),
  });

async function orderWithProof({ browser }: SignedIn): Promise<number> {
  const { id } = await placeSampleOrder(browser, [line]);
  await sendProof(browser, id, { paymentAccountId });
  return id;
}

async function hasBought({ user }: SignedIn): Promise<boolean | undefined> {
  const [row] = await test.database.db.select().from(users).where(eq(users.id, user.id));
  return row?.hasBought;
}

it('a buyer stays a buyer when his refund and his next approval run concurrently', async () => {
  for (let round = 0; round < roundsOf(10, { share: 0.5 }); round += 1) {
    const buyer = await signInAs(test);
    const [first, second] = [await orderWithProof(buyer), await orderWithProof(buyer)];
    await move('approve', first);
    const answers = await Promise.all([move('refund', first), move('approve', second)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await hasBought(buyer)).toBe(true);
    await move('refund', second);
    expect(await hasBought(buyer)).toBe(false);
  }
});
