// T08: every pair of a status and an action, through the API. A forbidden one answers 409 and
// changes nothing, also for the action's own actor.
import {
  type OrderAction as AnyAction,
  type OrderStatus,
  orderTransitions,
} from '@timesync/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OrderShop, openOrderShop } from '../../../../test/shops/order-shop.ts';
import { expireOrders } from './expiring/expire-orders.ts';

/** Only shipped orders have a shipping cost to set (`shipped/`); a part is in `refunding/`. */
type OrderAction = Exclude<AnyAction, 'setShippingCost' | 'refundPart'>;

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.test.close());
beforeEach(() => shop.replacePeople());

/** The shortest way of a new order to each status. */
const waysTo: Record<OrderStatus, OrderAction[]> = {
  pending: [],
  confirm: ['submitProof'],
  paid: ['submitProof', 'approve'],
  cancelled: ['cancel'],
  expired: ['expire'],
  refunded: ['submitProof', 'approve', 'refund'],
};

const perform = {
  submitProof: (id: number) => shop.sendProof(id),
  cancel: (id: number) => shop.cancel(id),
  approve: (id: number) => shop.approve(id),
  reject: (id: number) => shop.reject(id),
  refund: (id: number) => shop.refund(id),
  recordPayment: (id: number) => shop.recordPayment(id, { amount: 249_000 }),
  recordPart: (id: number) => shop.recordPayment(id, { amount: 100_000 }),
  async expire(): Promise<void> {
    await shop.passDays(4);
    await expireOrders(shop.test.dependencies);
  },
} satisfies Record<OrderAction, (id: number) => Promise<unknown>>;

async function orderIn(status: OrderStatus): Promise<number> {
  const { id } = await shop.newOrder();
  for (const action of waysTo[status]) await perform[action](id);
  expect((await shop.show(id)).json().status).toBe(status);
  return id;
}

const statuses = Object.keys(waysTo) as OrderStatus[];
const pairs = statuses.flatMap((status) =>
  (
    ['submitProof', 'cancel', 'approve', 'reject', 'refund', 'recordPayment', 'recordPart'] as const
  ).map((action) => [status, action] as const),
);

it.each(pairs)('%s + %s', async (status, action) => {
  const id = await orderIn(status);
  const before = (await shop.show(id)).body;
  const { from, to } = orderTransitions[action];
  const response = await perform[action](id);
  if (from.includes(status)) {
    expect(response.json().status).toBe(to);
  } else if (action === 'approve' && status === 'paid') {
    // Approving twice is one approval.
    expect(response.statusCode).toBe(200);
    expect((await shop.show(id)).body).toBe(before);
  } else {
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('ORDER_STATE');
    expect((await shop.show(id)).body).toBe(before);
  }
});

it.each(statuses)('%s ends by itself only while it is unpaid', async (status) => {
  const id = await orderIn(status);
  await perform.expire();
  const after = (await shop.show(id)).json();
  expect(after.status).toBe(status === 'pending' ? 'expired' : status);
});

it('an admin cancels an unpaid order and no other', async () => {
  expect((await shop.cancelAsAdmin(await orderIn('pending'))).json().status).toBe('cancelled');
  expect((await shop.cancelAsAdmin(await orderIn('confirm'))).statusCode).toBe(409);
});

it('a customer who cancels twice learns what to do after a transfer', async () => {
  const response = await shop.cancel(await orderIn('cancelled'));
  expect(response.json().message).toBe(
    'Pesanan ini sudah dibatalkan. Sudah terlanjur transfer? Hubungi admin dan sebutkan nomor invoice-nya.',
  );
});
