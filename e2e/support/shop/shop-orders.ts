// The customer's side through the API, for tests that begin after the order.
import type { Page } from '@playwright/test';
import type { Order, PaymentAccount, Product } from '@timesync/contract';
import { call } from '../call.ts';
import { type PictureFile, pictureOfReceipt } from './shop-receipt.ts';

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
  return call(() => page.request.post('/transaction', { data }));
}

export async function sendProof(
  page: Page,
  order: Order,
  account: PaymentAccount,
  picture?: PictureFile,
): Promise<void> {
  const file = picture ?? (await pictureOfReceipt(page, order));
  const multipart = { paymentAccountId: String(account.id), file };
  await call(() => page.request.post(`/transaction/${order.id}/confirm-payment`, { multipart }));
}

/** Cancels the order as if in another tab. */
export async function cancelOrder(page: Page, { id }: Order): Promise<void> {
  await call(() => page.request.post(`/transaction/${id}/cancel`));
}

export async function readOrder(page: Page, id: number): Promise<Order> {
  return call(() => page.request.get(`/transaction/${id}`));
}

export async function countOrders(page: Page): Promise<number> {
  const { total } = await call<{ total: number }>(() => page.request.get('/transaction'));
  return total;
}
