// T08: every pair of a status and an action, through the API. A forbidden one answers 409 and
// changes nothing, also for the action's own actor.
import {
  type OrderAction as AnyAction,
  type OrderStatus,
  orderTransitions,
} from '@timesync/contract';
import { beforeEach, expect, it } from 'vitest';
import { openOrderShop } from '../../../../test/shops/order-shop.ts';
import { expireOrders } from './expiring/expire-orders.ts';

/** Only shipped orders have a shipping cost to set (`shipped/`); a part is in `refunding/`. */
type OrderAction = Exclude<AnyAction, 'setShippingCost' | 'refundPart'>;

const shop = await openOrderShop();
beforeEach(() => shop.replacePeople());

/** The shortest way of a new order to each status. */
const waysTo: Record<OrderStatus, OrderAction[]> = {
  pending: [],
  confirm: ['submitProof'],
  paid: ['recordPayment'],
  cancelled: ['cancel'],
  expired: ['expire'],
  refunded: ['recordPayment', 'refund'],
};

const perform = {
  submitProof: (id: number) => shop.sendProof(id),
  cancel: (id: number) => shop.cancel(id),
  approve: (id: number) => shop.approve(id),
  reject: (id: number) => shop.reject(id),
  refund: (id: number) => shop.refund(id),
  // The plain total is enough: the code only names the order.
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
const asked = [
  ...(['submitProof', 'cancel', 'approve', 'reject', 'refund'] as const),
  ...(['recordPayment', 'recordPart'] as const),
];
const allows = (status: OrderStatus, action: AnyAction) =>
  orderTransitions[action].from.includes(status);
const allowed = statuses.flatMap((status) =>
  asked.filter((action) => allows(status, action)).map((action) => [status, action] as const),
);

it.each(allowed)('%s + %s', async (status, action) => {
  const response = await perform[action](await orderIn(status));
  expect(response.json().status).toBe(orderTransitions[action].to);
});

it.each(statuses)(
  '%s refuses every other action, and ends by itself only while it is unpaid',
  async (status) => {
    const id = await orderIn(status);
    const before = (await shop.show(id)).body;
    for (const action of asked.filter((each) => !allows(status, each))) {
      const response = await perform[action](id);
      // Approving twice is one approval.
      const isSame = action === 'approve' && status === 'paid';
      expect(response.statusCode, action).toBe(isSame ? 200 : 409);
      if (!isSame) expect(response.json().code, action).toBe('ORDER_STATE');
      expect((await shop.show(id)).body, action).toBe(before);
    }
    await perform.expire();
    const after = (await shop.show(id)).json();
    expect(after.status).toBe(status === 'pending' ? 'expired' : status);
  },
);

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
