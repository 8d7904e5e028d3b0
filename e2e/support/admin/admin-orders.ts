// The seller's view of orders: the list, and the review of their proofs.
import { expect, type Locator, type Page } from '@playwright/test';
import {
  formatRupiah,
  type ManagedProduct,
  type Order,
  type PaymentAccount,
} from '@timesync/contract';
import { placeOrder, sendProof } from '../shop/shop-orders.ts';
import { rowWith } from './admin-lists.ts';

/** A customer's order whose proof waits to be checked. */
export async function placeWaitingOrder(
  customer: Page,
  product: ManagedProduct,
  account: PaymentAccount,
): Promise<Order> {
  const order = await placeOrder(customer, [product]);
  await sendProof(customer, order, account);
  return order;
}

export async function openManagedOrder(page: Page, order: Order): Promise<Locator> {
  await rowWith(page, order.invoiceNumber).getByRole('button', { name: 'Detail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Detail Transaksi' });
  await expect(dialog.getByText('Rincian pesanan')).toBeVisible();
  return dialog;
}

export function proofOn(place: Page | Locator): Locator {
  return place.getByRole('img', { name: 'Bukti pembayaran dari pelanggan' });
}

export async function openReview(page: Page): Promise<void> {
  await page.goto('/transaction/periksa');
  await expect(page.getByText('Harus diterima')).toBeVisible();
}

/** Other tests' proofs wait in the same queue: goes on until this order is shown. */
export async function walkTo(page: Page, order: Order, goOn: () => Promise<void>): Promise<void> {
  const shown = page.getByRole('heading', { level: 2 });
  let invoice = await shown.textContent();
  while (invoice !== order.invoiceNumber) {
    await goOn();
    await expect(shown).not.toHaveText(String(invoice));
    invoice = await shown.textContent();
  }
}

/** A product or its variant, as "Buat Pesanan" lists it. */
export function offerOf({ name, price, ProductVariant }: ManagedProduct, variant = 0): string {
  const chosen = ProductVariant[variant];
  if (!chosen) return `${name} (${formatRupiah(price)})`;
  return `${name}, ${chosen.name} (${formatRupiah(chosen.price)})`;
}
