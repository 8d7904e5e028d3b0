// What a story needs to have happened before it begins: sales, gifts and refunds, by the API.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { License, ManagedProduct, Order, PaymentAccount } from '@timesync/contract';
import { call } from '../call.ts';
import { admin } from '../people.ts';
import { createProduct, PHONE_LICENSE, setRate } from './shop-office.ts';
import { placeOrder, readOrder, type Sold } from './shop-orders.ts';

export type Shop = ReturnType<typeof openShop>;

const ADDRESS = {
  name: 'Takmir Al-Ikhlas',
  whatsapp: '081234567890',
  street: 'Jl. Masjid Agung No. 17, RT 03/RW 05',
  kelurahan: 'Sukamaju',
  kecamatan: 'Cibeunying Kidul',
  city: 'Kota Bandung',
  postcode: '40121',
};

interface Gift {
  licenseKey: string;
  url: string;
}

export function openShop(office: APIRequestContext) {
  const send = <T>(path: string, body: object) => {
    const data = { ...body, currentPassword: admin.password };
    const headers = { 'idempotency-key': randomUUID() };
    return call<T>(() => office.post(path, { data, headers }));
  };

  /** Noted by the seller: a proof would be drawn, sent and made smaller. */
  async function pay(page: Page, { id, payableAmount }: Order, account?: PaymentAccount) {
    await send('/admin/transactions/record-payment', {
      transactionId: id,
      kind: 'transfer',
      amount: payableAmount,
      at: new Date().toISOString(),
      paymentAccountId: account?.id,
    });
    return readOrder(page, id);
  }

  async function buy(page: Page, products: Sold[], qty = 1, account?: PaymentAccount) {
    return pay(page, await placeOrder(page, products, qty), account);
  }

  return {
    pay,
    buy,
    buyLicense: async (page: Page, product: Sold) => boughtLicense(await buy(page, [product])),
    /** One box, to a province of its own whose parcels cost nothing. */
    async buyBox(page: Page, variant = PHONE_LICENSE): Promise<{ name: string; order: Order }> {
      const name = `TimeSync Box ${randomUUID().slice(0, 8)}`;
      const product = await createProduct(office, {
        name,
        description: '<p>Siap pakai.</p>',
        requiresLicense: true,
        isShipped: true,
        price: 899_000,
        variants: [variant],
      });
      const province = `Provinsi ${randomUUID().slice(0, 8)}`;
      await setRate(office, { province, price: 0 });
      const order = await placeOrder(page, [product], 1, { ...ADDRESS, province });
      return { name, order: await pay(page, order) };
    },
    /** A licence for whoever opens its link. */
    async gift({ ProductVariant: [variant] }: ManagedProduct) {
      const gift = { productVariantId: variant?.id, qty: 1, reason: 'Hadiah' };
      const { data } = await send<{ data: [Gift] }>('/admin/licenses', gift);
      return data[0];
    },
    /** All of the order, or a unit of its first line. */
    async refund({ id, details: [line] }: Order, part?: License): Promise<void> {
      const units = part && [{ detailId: line?.id, licenseIds: [part.id] }];
      const refund = { transactionId: id, reason: 'Kelebihan', units };
      await send('/admin/transactions/refund', refund);
    },
    async userIdOf(email: string): Promise<number> {
      const found = await office.get('/admin/users', { params: { email } });
      return (await found.json()).data[0].id;
    },
  };
}

/** The licence that an order of one piece brought. */
export function boughtLicense(order: Order): License {
  const license = order.details[0]?.licenses[0];
  if (!license) throw new Error('The order brought no licence');
  return license;
}
