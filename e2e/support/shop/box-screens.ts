import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Order } from '@timesync/contract';
import { createProduct, PHONE_LICENSE } from './shop-office.ts';

/** An unpaid order of one box, to a province of its own whose parcels cost nothing. */
export async function sellBox(
  page: Page,
  office: APIRequestContext,
  variantSold = PHONE_LICENSE,
): Promise<{ name: string; order: Order }> {
  const name = `TimeSync Box ${randomUUID().slice(0, 8)}`;
  const product = await createProduct(office, {
    name,
    description: '<p>Siap pakai.</p>',
    requiresLicense: true,
    isShipped: true,
    price: 899_000,
    variants: [variantSold],
  });
  const province = `Provinsi ${randomUUID().slice(0, 8)}`;
  const rate = await office.post('/admin/shipping-rates', { data: { province, price: 0 } });
  expect(rate.status(), await rate.text()).toBeLessThan(300);
  const [variant] = product.ProductVariant;
  const placed = await page.request.post('/transaction', {
    data: {
      details: [{ productId: product.id, productVariantId: variant?.id, qty: 1 }],
      shippingAddress: {
        name: 'Takmir Al-Ikhlas',
        whatsapp: '081234567890',
        street: 'Jl. Masjid Agung No. 17, RT 03/RW 05',
        kelurahan: 'Sukamaju',
        kecamatan: 'Cibeunying Kidul',
        city: 'Kota Bandung',
        province,
        postcode: '40121',
      },
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  return { name, order: await placed.json() };
}

/** The one box of this parcel leaves. */
export async function sendBox(adminPage: Page, parcel: Locator, serial: string): Promise<void> {
  await parcel.getByRole('button', { name: 'Kirim', exact: true }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Kirim paket' });
  await dialog.getByLabel('Kurir').fill('AnterAja');
  await dialog.getByLabel('Nomor resi').fill('1000123456');
  await dialog.getByLabel('Nomor seri').fill(serial);
  await dialog.getByRole('button', { name: 'Tandai dikirim' }).click();
  await expect(dialog).toBeHidden();
  await expect(parcel).toHaveCount(0);
}
