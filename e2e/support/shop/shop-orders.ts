// The customer's side through the API, for tests that begin after the order.
import { type APIResponse, expect, type Page } from '@playwright/test';
import type { Order, PaymentAccount, Product } from '@timesync/contract';
import { callPatiently } from '../patient-call.ts';
import { pictureOfReceipt } from './shop-receipt.ts';

export type Sold = Pick<Product, 'id' | 'ProductVariant'>;

/** Orders the first variant of each product `qty` times. */
export async function placeOrder(
  page: Page,
  products: Sold[],
  qty = 1,
  shippingAddress?: object,
): Promise<Order> {
  const details = products.map(({ id, ProductVariant: [variant] }) => ({
    productId: id,
    productVariantId: variant?.id ?? null,
    qty,
  }));
  const data = { details, shippingAddress };
  return read(() => page.request.post('/transaction', { data }), 201);
}

export async function sendProof(page: Page, order: Order, account: PaymentAccount): Promise<void> {
  const file = await pictureOfReceipt(page, order);
  const multipart = { paymentAccountId: String(account.id), file };
  await read(
    () => page.request.post(`/transaction/${order.id}/confirm-payment`, { multipart }),
    200,
  );
}

/** Cancels the order as if in another tab. */
export async function cancelOrder(page: Page, { id }: Order): Promise<void> {
  await read(() => page.request.post(`/transaction/${id}/cancel`), 200);
}

export async function readOrder(page: Page, id: number): Promise<Order> {
  return read(() => page.request.get(`/transaction/${id}`), 200);
}

export async function countOrders(page: Page): Promise<number> {
  const { total } = await read<{ total: number }>(() => page.request.get('/transaction'), 200);
  return total;
}

async function read<T>(call: () => Promise<APIResponse>, status: number): Promise<T> {
  const answer = await callPatiently(call);
  expect(answer.status(), await answer.text()).toBe(status);
  return answer.json();
}
