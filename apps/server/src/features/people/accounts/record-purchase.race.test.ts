import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { roundsOf } from '../../../../test/rounds.ts';
import { openOrderShop } from '../../../../test/shops/order-shop.ts';
import { users } from './accounts.schema.ts';

const shop = await openOrderShop();

async function orderWithProof(): Promise<number> {
  const { id } = await shop.newOrder();
  await shop.sendProof(id);
  return id;
}

async function hasBought(): Promise<boolean | undefined> {
  const { id } = shop.people.customer.user;
  const [row] = await shop.test.database.db.select().from(users).where(eq(users.id, id));
  return row?.hasBought;
}

it('a buyer stays a buyer when his refund and his next approval run concurrently', async () => {
  for (let round = 0; round < roundsOf(10, { share: 0.5 }); round += 1) {
    await shop.replacePeople();
    const [first, second] = [await orderWithProof(), await orderWithProof()];
    await shop.approve(first);
    const answers = await Promise.all([shop.refund(first), shop.approve(second)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await hasBought()).toBe(true);
    await shop.refund(second);
    expect(await hasBought()).toBe(false);
  }
});
