import { expect, type Locator, type Page } from '@playwright/test';
import type { Order, Product } from '@timesync/contract';
import { checkAccessibility } from '../accessibility.ts';
import { expectNoSidewaysScroll } from '../layout.ts';

/** What an open dialog, or a screen with something in it, must pass; once for each (empty screens: shell/every-screen). */
export async function checkReadable(page: Page): Promise<void> {
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
}

export function cartOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Keranjang' });
}

export function cartLine(page: Page, words: string): Locator {
  return cartOf(page).getByRole('listitem').filter({ hasText: words });
}

export function productCard(page: Page, product: Pick<Product, 'name'>): Locator {
  return page
    .getByRole('region', { name: 'Produk' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: product.name }) });
}

export async function openProduct(page: Page, product: Pick<Product, 'name'>): Promise<Locator> {
  const card = productCard(page, product);
  const more = page.getByRole('button', { name: 'Tampilkan lebih banyak' });
  // The catalogue begins with its oldest products, and other tests sell theirs meanwhile.
  await expect(async () => {
    await expect(card.or(more).first()).toBeVisible();
    if (!(await card.isVisible())) await more.click();
    await expect(card).toBeVisible({ timeout: 1000 });
  }).toPass();
  await card.getByRole('button', { name: 'Lihat Detail' }).click();
  const dialog = page.getByRole('dialog', { name: product.name });
  await dialog.waitFor();
  return dialog;
}

interface Choice {
  variant?: string;
  qty?: number;
}

export async function addToCart(
  page: Page,
  product: Pick<Product, 'name'>,
  { variant, qty }: Choice = {},
): Promise<void> {
  const dialog = await openProduct(page, product);
  if (variant) await dialog.getByRole('radio', { name: variant }).check();
  if (qty) await dialog.getByLabel('Qty:').fill(String(qty));
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog).toBeHidden();
}

export async function openCheckout(page: Page): Promise<Locator> {
  await cartOf(page).getByRole('button', { name: 'Beli' }).click();
  const dialog = page.getByRole('dialog', { name: 'Konfirmasi Pembelian' });
  await dialog.waitFor();
  return dialog;
}

/** Ticking opens the terms; closing them is what accepts them. */
export async function acceptTerms(page: Page, checkout: Locator): Promise<void> {
  await checkout.getByRole('checkbox').click();
  const terms = page.getByRole('dialog', { name: 'Syarat dan Ketentuan' });
  await terms.getByRole('button', { name: 'Saya Setuju' }).click();
  await expect(terms).toBeHidden();
}

export function orderRow(page: Page, { invoiceNumber }: Pick<Order, 'invoiceNumber'>): Locator {
  return page.getByRole('row').filter({ hasText: invoiceNumber });
}

/** From the list of orders; the button and the dialog are named by whether it is still to be paid. */
export async function openOrder(
  page: Page,
  order: Order,
  title: 'Info Pembayaran' | 'Detail Transaksi',
): Promise<Locator> {
  await page.goto('/user/transaction');
  const button = title === 'Info Pembayaran' ? 'Info Pembayaran' : 'Lihat Detail';
  await orderRow(page, order).getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText('Rincian pesanan')).toBeVisible();
  return dialog;
}

export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
