// The answer to a GET can be sent back to its PATCH unchanged, and changes nothing.
import * as contract from '@timesync/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openBoxShop } from '../shops/box-shop.ts';

const shop = await openBoxShop();

type Row = Record<string, unknown>;
interface Pair {
  path: string;
  body: z.ZodType;
  /** The answer to the GET of this thing, in the fields of the PATCH. */
  read: () => Promise<Row>;
}

const get = async (url: string) => (await shop.people.admin.browser.get(url)).json();
const newestOf = async (url: string): Promise<Row> => (await get(url)).data[0];
const linkRelease = async () => {
  const url = 'https://unduh.test/a.apk';
  await shop.people.admin.browser.post('/admin/releases/links', { app: 'display', url });
};

/** Each PATCH of the contract; `/profile/password` has nothing to read. */
const pairs: Record<string, () => Promise<Pair>> = {
  'PATCH /admin/products/:id': async () => {
    await shop.people.admin.browser.post('/admin/products', {
      name: 'Tanpa file',
      price: 5,
      requiresLicense: true,
      variants: [{ name: 'TV Box', init: 'TV', price: 7 }],
    });
    const { id } = await newestOf('/admin/products');
    const path = `/admin/products/${id}`;
    const read = async () => {
      const product = await get(path);
      return { ...product, variants: product.ProductVariant };
    };
    return { path, body: contract.updateProductBody, read };
  },
  'PATCH /admin/init-device/:id': () => listed('/admin/init-device', contract.initDeviceBody),
  'PATCH /admin/payment-accounts/:id': () =>
    listed('/admin/payment-accounts', contract.updatePaymentAccountBody),
  'PATCH /admin/users/:id': () => listed('/admin/users', contract.updateUserBody),
  'PATCH /admin/releases/:id': async () => {
    await linkRelease();
    return listed('/admin/releases', contract.changeReleaseNotes.body);
  },
  'PATCH /admin/settings': async () => ({
    path: '/admin/settings',
    body: contract.updateSettings.body,
    read: async () => (await get('/admin/settings')).values,
  }),
  'PATCH /admin/mail-server': async () => {
    const path = '/admin/mail-server';
    const server = { host: 'smtp.contoh.id', port: 465, user: 'toko', from: 'info@contoh.id' };
    await shop.people.admin.browser.patch(path, { ...server, password: 'rahasia' });
    return single(path, contract.mailServerBody);
  },
  'PATCH /admin/whatsapp': async () => single('/admin/whatsapp', contract.whatsappChannelBody),
  'PATCH /admin/news-choice': async () => single('/admin/news-choice', contract.chooseNews.body),
  'PATCH /my-mosques/:id': async () => {
    const path = '/my-mosques';
    await shop.people.admin.browser.post(path, { name: 'Masjid Al-Ikhlas' });
    return listed(path, contract.changeMosqueBody);
  },
  'PATCH /my-mosques/:id/members/:memberId': async () => {
    await shop.people.admin.browser.post('/my-mosques', { name: 'Masjid An-Nur' });
    const { id } = await newestOf('/my-mosques');
    return listed(`/my-mosques/${id}/members`, contract.changeMemberRole.body);
  },
  'PATCH /profile': async () => ({
    ...single('/auth/profile', contract.updateProfileBody),
    path: '/profile',
  }),
  'PATCH /admin/parcels/:id': async () => {
    const { orderId, parcelId } = await shop.ownBox({ isReceived: false });
    return {
      path: `/admin/parcels/${parcelId}`,
      body: contract.correctParcelBody,
      read: () => shop.parcelOf(orderId),
    };
  },
  'PATCH /admin/parcels/:id/address': async () => {
    const orderId = await shop.orderBox();
    await shop.pay(orderId);
    const { id } = await shop.parcelOf(orderId);
    return {
      path: `/admin/parcels/${id}/address`,
      body: contract.shippingAddress,
      read: async () => (await shop.parcelOf(orderId)).address,
    };
  },
};

const single = (path: string, body: z.ZodType): Pair => ({ path, body, read: () => get(path) });

async function listed(list: string, body: z.ZodType): Promise<Pair> {
  const { id } = await newestOf(list);
  const read = async () => {
    const { data } = await get(list);
    return data.find((row: Row) => row.id === id);
  };
  return { path: `${list}/${id}`, body, read };
}

/** Only the fields that the body has a place for, also in lists of things. */
function fitting(schema: z.core.JSONSchema.JSONSchema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = schema.items as z.core.JSONSchema.JSONSchema;
    return value.map((item) => fitting(items, item));
  }
  if (!schema.properties || value === null || typeof value !== 'object') return value;
  const known = Object.entries(schema.properties).filter(([name]) => name in value);
  return Object.fromEntries(
    known.map(([name, field]) => [
      name,
      fitting(field as z.core.JSONSchema.JSONSchema, (value as Row)[name]),
    ]),
  );
}

it.each(Object.keys(pairs))('%s takes what was read', async (name) => {
  const pair = pairs[name];
  if (!pair) throw new Error(name);
  const { path, body, read } = await pair();
  const before = await read();
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const sent = fitting(schema, before);
  expect(Object.keys(sent as Row), 'fields sent').not.toEqual([]);
  const response = await shop.people.admin.browser.patch(path, sent as Row);
  expect([response.statusCode, response.body]).toEqual([200, expect.anything()]);
  expect(await read()).toEqual(before);
});

it('a customer sends back the address of an order', async () => {
  const { browser } = shop.people.customer;
  const orderId = await shop.orderBox();
  const { address } = (await browser.get(`/transaction/${orderId}/delivery`)).json();
  const response = await browser.patch(`/transaction/${orderId}/address`, address);
  expect([response.statusCode, response.json().address]).toEqual([200, address]);
});

it('no PATCH is left out', () => {
  const others = ['PATCH /profile/password', 'PATCH /transaction/:id/address'];
  const known = [...Object.keys(pairs), ...others].toSorted();
  const mounted = shop.test.app.accessList.flatMap((line) => {
    const [method, path] = line.split(' ');
    return method === 'PATCH' ? [`PATCH ${path}`] : [];
  });
  expect(mounted.toSorted()).toEqual(known);
});
