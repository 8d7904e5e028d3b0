// The seller's side, through the admin API: these tests are about the customer's screens.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { ManagedProduct, PaymentAccount } from '@timesync/contract';
import { call } from '../call.ts';
import { admin } from '../people.ts';

export const PHONE_LICENSE = { name: 'Smartphone/Tablet', init: 'HP', price: 149_000 };
export const TV_LICENSE = { name: 'TV Box/Smart TV', init: 'TV', price: 249_000 };

/** Tests run side by side on one catalogue: every test sells products of its own. */
export async function createClock(office: APIRequestContext): Promise<ManagedProduct> {
  return createProduct(office, {
    name: `Jam Masjid ${randomUUID().slice(0, 8)}`,
    description: '<p>Jadwal sholat yang <strong>berjalan tanpa internet</strong>.</p>',
    requiresLicense: true,
    price: PHONE_LICENSE.price,
    variants: [PHONE_LICENSE, TV_LICENSE],
  });
}

/** Sold without a licence: the buyer downloads it. */
export async function createGuide(office: APIRequestContext): Promise<ManagedProduct> {
  return createProduct(office, {
    name: `Buku Panduan ${randomUUID().slice(0, 8)}`,
    description: '<p>Cara memasang jam di masjid.</p>',
    requiresLicense: false,
    price: 25_000,
    fileUrl: 'https://unduh.example/panduan.pdf',
  });
}

/** Goes to an address; three are left. */
export async function createBox(office: APIRequestContext): Promise<ManagedProduct> {
  return createProduct(office, {
    name: `Kotak Jam ${randomUUID().slice(0, 8)}`,
    description: '<p>Siap pakai, lisensi TV sudah termasuk.</p>',
    requiresLicense: true,
    price: 899_000,
    isShipped: true,
    weightGrams: 650,
    variants: [{ name: 'Box RAM 2 GB', init: 'TV', price: 899_000, stock: 3 }],
  });
}

/** The other provinces follow the shop's rule. */
export async function setRate(
  office: APIRequestContext,
  data: { province: string; price: number },
): Promise<void> {
  await call(() => office.post('/admin/shipping-rates', { data }));
}

export async function createProduct(
  office: APIRequestContext,
  product: Record<string, unknown>,
): Promise<ManagedProduct> {
  return call(() => office.post('/admin/products', { data: product }));
}

export async function changeProduct(
  office: APIRequestContext,
  id: number,
  changes: Record<string, unknown>,
): Promise<void> {
  await call(() =>
    office.patch(`/admin/products/${id}`, {
      data: { ...changes, currentPassword: admin.password },
    }),
  );
}

export async function withdrawProduct(office: APIRequestContext, id: number): Promise<void> {
  await call(() => office.delete(`/admin/products/${id}`));
}

export async function createPaymentAccount(
  office: APIRequestContext,
  account: Pick<PaymentAccount, 'name' | 'accountNumber' | 'accountName' | 'type'>,
): Promise<PaymentAccount> {
  // The worker's login may be older than ten minutes by now.
  const data = { ...account, active: true, currentPassword: admin.password };
  return call(() => office.post('/admin/payment-accounts', { data }));
}

export async function closePaymentAccount(office: APIRequestContext, id: number): Promise<void> {
  await call(() => office.delete(`/admin/payment-accounts/${id}`));
}

export async function approvePayment(office: APIRequestContext, orderId: number): Promise<void> {
  await call(() =>
    office.post('/admin/transactions/approve', { data: { transactionId: orderId } }),
  );
}

export async function rejectProof(
  office: APIRequestContext,
  orderId: number,
  refusal: { reason: string; note: string },
): Promise<void> {
  const data = { transactionId: orderId, ...refusal };
  await call(() => office.post('/admin/transactions/reject', { data }));
}
