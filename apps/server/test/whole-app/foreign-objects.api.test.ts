// The column "another customer" of the authorisation matrix: every customer route with an id
// answers 404 to other customers, and changes nothing.
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrowserClient } from '../browser-client.ts';
import { sendTransferRequest } from '../licenses.ts';
import { type SignedIn, signInAs } from '../people.ts';
import { sampleAddress, sendProof } from '../shop.ts';
import { giveBox, sendPhoto } from '../shops/box-shop.ts';
import { fillSampleShop, type SampleShop } from '../shops/sample-shop.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let shop: SampleShop;
let box: Awaited<ReturnType<typeof giveBox>>;
let mosque: { id: number };
let stranger: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  shop = await fillSampleShop(test);
  const { id: orderId, lineId } = shop.paid;
  box = await giveBox(test, { orderId, lineId, userId: shop.owner.user.id });
  mosque = (await shop.owner.browser.post('/my-mosques', { name: 'Masjid Al-Ikhlas' })).json();
  stranger = await signInAs(test);
  await saveClock(shop.owner.browser, 0);
});
afterAll(() => test.close());

type Call = (by: SignedIn) => Promise<LightMyRequestResponse>;
const get =
  (address: () => string): Call =>
  ({ browser }) =>
    browser.get(address());

function saveClock(browser: BrowserClient, counter: number) {
  const change = { counter, settings: 'masjid=Nurul+Huda' };
  return browser.put(`/my-licenses/${shop.license.id}/clock`, change);
}

const calls: Record<string, Call> = {
  'DELETE /auth/sessions/:id': ({ browser }) => browser.delete(`/auth/sessions/${shop.sessionId}`),
  'GET /files/claim/:id': get(() => `/files/claim/${box.photo}`),
  'GET /files/evidence/:id': get(() => shop.evidence),
  'GET /files/proof/:id': get(() => shop.proof),
  'GET /my-licenses/:id': get(() => `/my-licenses/${shop.license.id}`),
  'GET /my-licenses/:id/clock': get(() => `/my-licenses/${shop.license.id}/clock`),
  'GET /my-licenses/:id/clock.jms': get(() => `/my-licenses/${shop.license.id}/clock.jms`),
  'GET /my-licenses/:id/lembar.pdf': get(() => `/my-licenses/${shop.license.id}/lembar.pdf`),
  'GET /my-products/:id': get(() => `/my-products/${shop.paid.lineId}`),
  'GET /my-products/:id/boxes': get(() => `/my-products/${shop.paid.lineId}/boxes`),
  'GET /transaction/:id': get(() => `/transaction/${shop.paid.id}`),
  'GET /transaction/:id/berkas.zip': get(() => `/transaction/${shop.paid.id}/berkas.zip`),
  'GET /transaction/:id/invoice.pdf': get(() => `/transaction/${shop.paid.id}/invoice.pdf`),
  'GET /transaction/:id/kwitansi.pdf': get(() => `/transaction/${shop.paid.id}/kwitansi.pdf`),
  'GET /transaction/:id/items': get(() => `/transaction/${shop.paid.id}/items`),
  'GET /transaction/:id/delivery': get(() => `/transaction/${shop.paid.id}/delivery`),
  'PATCH /my-mosques/:id': ({ browser }) =>
    browser.patch(`/my-mosques/${mosque.id}`, { name: 'Masjid Curian' }),
  'PATCH /transaction/:id/address': ({ browser }) =>
    browser.patch(`/transaction/${shop.paid.id}/address`, sampleAddress),
  'POST /my-boxes/:id/claims': (by) =>
    sendPhoto(by, `/my-boxes/${box.boxId}/claims`, { fields: { reason: 'Mati total' } }),
  'POST /my-claims/:id/answer': ({ browser }) =>
    browser.post(`/my-claims/${box.claimId}/answer`, { answer: 'Ya' }),
  'POST /my-claims/:id/photos': (by) => sendPhoto(by, `/my-claims/${box.claimId}/photos`, {}),
  'POST /my-licenses/:id/release': ({ browser }) =>
    browser.post(`/my-licenses/${shop.license.id}/release`),
  'POST /my-licenses/:id/transfers': (by) => sendTransferRequest(by, shop.license.id),
  'POST /my-parcels/:id/receive': ({ browser }) =>
    browser.post(`/my-parcels/${box.parcelId}/receive`),
  'PUT /my-licenses/:id/clock': ({ browser }) => saveClock(browser, 1),
  'PUT /transaction/:id/bill-to': ({ browser }) =>
    browser.put(`/transaction/${shop.unpaid.id}/bill-to`, { name: 'Masjid An-Nur' }),
  'POST /transaction/:id/cancel': ({ browser }) =>
    browser.post(`/transaction/${shop.unpaid.id}/cancel`),
  'POST /transaction/:id/confirm-payment': ({ browser }) =>
    sendProof(browser, shop.unpaid.id, { paymentAccountId: shop.unpaid.accountId }),
};

/** Pictures of the seller, for every signed-in user. */
const OF_THE_SELLER = ['GET /files/qris/:id', 'GET /files/signature/:id'];

it('knows every such route', () => {
  const named = test.app.accessList.filter((line) => /:\w+.* user$/.test(line));
  const ours = named.filter((line) => !line.startsWith('HEAD'));
  const routes = ours.map((line) => line.replace(/ user$/, ''));
  expect([...Object.keys(calls), ...OF_THE_SELLER].toSorted()).toEqual(routes.toSorted());
});

/** The settings of a clock are signed whenever they are read, each time differently. */
const withoutSignature = (body: string) => body.replace(/JMS1-[0-9A-Z]+/, '');

const everything = async (browser: BrowserClient) =>
  Promise.all(
    [
      `/transaction/${shop.paid.id}`,
      `/transaction/${shop.unpaid.id}`,
      `/transaction/${shop.paid.id}/delivery`,
      `/my-products/${shop.paid.lineId}/boxes`,
      `/my-licenses/${shop.license.id}`,
      `/my-licenses/${shop.license.id}/clock`,
      '/my-mosques',
      '/auth/sessions',
    ].map(async (address) => withoutSignature((await browser.get(address)).body)),
  );

it.each(Object.entries(calls))('%s is not there for another customer', async (_route, call) => {
  const before = await everything(shop.owner.browser);
  const refused = await call(stranger);
  expect(refused.statusCode).toBe(404);
  const { user } = shop.owner;
  expect(refused.body).not.toMatch(new RegExp(`${user.email}|${user.name}|INV-|TV-`));
  expect(await everything(shop.owner.browser)).toEqual(before);
});

it.each(Object.keys(calls).filter((route) => route.startsWith('GET')))(
  '%s is there for its owner',
  async (route) => {
    expect((await calls[route]?.(shop.owner))?.statusCode).toBe(200);
  },
);

it.each(['GET /files/evidence/:id', 'GET /files/proof/:id'])(
  '%s is there for admins, who check it',
  async (route) => {
    expect((await calls[route]?.(shop.admin))?.statusCode).toBe(200);
  },
);
