// One call for every customer route that names something of his.
import type { LightMyRequestResponse } from 'fastify';
import { mosqueMembers } from '../../src/features/people/mosques/mosques.schema.ts';
import type { BrowserClient } from '../browser-client.ts';
import { sendTransferRequest } from '../licenses.ts';
import { createPerson, type SignedIn } from '../people.ts';
import { sampleAddress, sendProof } from '../shop.ts';
import type { TestApp } from '../test-app.ts';
import { giveBox, sendPhoto } from './box-shop.ts';
import { fillSampleShop, type SampleShop } from './sample-shop.ts';

/** A shop whose one customer has one of everything, a box and a mosque too. */
export async function openOwnersShop(test: TestApp) {
  const shop = await fillSampleShop(test);
  const { id: orderId, lineId } = shop.paid;
  const box = await giveBox(test, { orderId, lineId, userId: shop.owner.user.id });
  const added = await shop.owner.browser.post('/my-mosques', { name: 'Masjid Al-Ikhlas' });
  const { id: mosqueId }: { id: number } = added.json();
  const pengurus = await createPerson(test);
  const row = { mosqueId, userId: pengurus.id, role: 'pengurus', since: new Date() } as const;
  const [member] = await test.database.db.insert(mosqueMembers).values(row).returning();
  await shop.owner.browser.post(`/my-mosques/${mosqueId}/invitations`, {
    email: 'undangan@masjid.id',
  });
  const [link] = (await shop.owner.browser.get(`/my-mosques/${mosqueId}/links`)).json().data;
  const mosque = { id: mosqueId, memberId: member?.id ?? 0, linkId: link.id as number };
  await saveClock(shop.owner.browser, shop, 0);
  return { ...shop, box, mosque };
}

export type OwnersShop = Awaited<ReturnType<typeof openOwnersShop>>;
type Call = (by: SignedIn, shop: OwnersShop) => Promise<LightMyRequestResponse>;

const get =
  (address: (shop: OwnersShop) => string): Call =>
  ({ browser }, shop) =>
    browser.get(address(shop));

function saveClock(browser: BrowserClient, { license }: SampleShop, counter: number) {
  const change = { counter, settings: 'masjid=Nurul+Huda&kota=kota-malang' };
  return browser.put(`/my-licenses/${license.id}/clock`, change);
}

export const ownCalls: Record<string, Call> = {
  'DELETE /auth/sessions/:id': ({ browser }, shop) =>
    browser.delete(`/auth/sessions/${shop.sessionId}`),
  'DELETE /my-licenses/:id/handout': ({ browser }, shop) =>
    browser.delete(`/my-licenses/${shop.license.id}/handout`),
  'DELETE /my-mosques/:id/links/:linkId': ({ browser }, shop) =>
    browser.delete(`/my-mosques/${shop.mosque.id}/links/${shop.mosque.linkId}`),
  'GET /files/claim/:id': get((shop) => `/files/claim/${shop.box.photo}`),
  'GET /files/evidence/:id': get((shop) => shop.evidence),
  'GET /files/proof/:id': get((shop) => shop.proof),
  'GET /my-licenses/:id': get((shop) => `/my-licenses/${shop.license.id}`),
  'GET /my-licenses/:id/clock': get((shop) => `/my-licenses/${shop.license.id}/clock`),
  'GET /my-licenses/:id/clock.jms': get((shop) => `/my-licenses/${shop.license.id}/clock.jms`),
  'GET /my-licenses/:id/lembar.pdf': get((shop) => `/my-licenses/${shop.license.id}/lembar.pdf`),
  'GET /my-mosques/:id/links': get((shop) => `/my-mosques/${shop.mosque.id}/links`),
  'GET /my-products/:id': get((shop) => `/my-products/${shop.paid.lineId}`),
  'GET /my-products/:id/boxes': get((shop) => `/my-products/${shop.paid.lineId}/boxes`),
  'GET /transaction/:id': get((shop) => `/transaction/${shop.paid.id}`),
  'GET /transaction/:id/berkas.pdf': get((shop) => `/transaction/${shop.paid.id}/berkas.pdf`),
  'GET /transaction/:id/dokumen.pdf': get((shop) => `/transaction/${shop.paid.id}/dokumen.pdf`),
  'GET /transaction/:id/items': get((shop) => `/transaction/${shop.paid.id}/items`),
  'GET /transaction/:id/delivery': get((shop) => `/transaction/${shop.paid.id}/delivery`),
  'GET /my-mosques/:id/members': get((shop) => `/my-mosques/${shop.mosque.id}/members`),
  // This call comes before the member is removed.
  'PATCH /my-mosques/:id/members/:memberId': ({ browser }, { mosque }) =>
    browser.patch(`/my-mosques/${mosque.id}/members/${mosque.memberId}`, { role: 'pengurus' }),
  'DELETE /my-mosques/:id/members/:memberId': ({ browser }, { mosque }) =>
    browser.delete(`/my-mosques/${mosque.id}/members/${mosque.memberId}`),
  'POST /my-mosques/:id/invitations': ({ browser }, { mosque }) =>
    browser.post(`/my-mosques/${mosque.id}/invitations`, { email: 'a@b.id' }),
  'PATCH /my-mosques/:id': ({ browser }, shop) =>
    browser.patch(`/my-mosques/${shop.mosque.id}`, { name: 'Masjid Curian' }),
  'PATCH /transaction/:id/address': ({ browser }, shop) =>
    browser.patch(`/transaction/${shop.paid.id}/address`, sampleAddress),
  'POST /my-boxes/:id/claims': (by, shop) =>
    sendPhoto(by, `/my-boxes/${shop.box.boxId}/claims`, { fields: { reason: 'Mati total' } }),
  'POST /my-claims/:id/answer': ({ browser }, shop) =>
    browser.post(`/my-claims/${shop.box.claimId}/answer`, { answer: 'Ya' }),
  'POST /my-claims/:id/photos': (by, shop) =>
    sendPhoto(by, `/my-claims/${shop.box.claimId}/photos`, {}),
  'POST /my-licenses/:id/handout': ({ browser }, shop) =>
    browser.post(`/my-licenses/${shop.license.id}/handout`),
  'POST /my-licenses/:id/release': ({ browser }, shop) =>
    browser.post(`/my-licenses/${shop.license.id}/release`),
  'POST /my-licenses/:id/transfers': (by, shop) => sendTransferRequest(by, shop.license.id),
  'POST /my-mosques/:id/ketua': ({ browser }, shop) =>
    browser.post(`/my-mosques/${shop.mosque.id}/ketua`, {
      email: 'penerus@masjid.id',
      leaves: true,
    }),
  'POST /my-parcels/:id/receive': ({ browser }, shop) =>
    browser.post(`/my-parcels/${shop.box.parcelId}/receive`),
  'PUT /my-licenses/:id/clock': ({ browser }, shop) => saveClock(browser, shop, 1),
  'PUT /my-licenses/:id/place': ({ browser }, shop) =>
    browser.put(`/my-licenses/${shop.license.id}/place`, { room: 'Ruang utama' }),
  'PUT /transaction/:id/bill-to': ({ browser }, shop) =>
    browser.put(`/transaction/${shop.unpaid.id}/bill-to`, { name: 'Masjid An-Nur' }),
  'POST /transaction/:id/cancel': ({ browser }, shop) =>
    browser.post(`/transaction/${shop.unpaid.id}/cancel`),
  'POST /transaction/:id/confirm-payment': ({ browser }, shop) =>
    sendProof(browser, shop.unpaid.id, { paymentAccountId: shop.unpaid.accountId }),
  // The last one: afterwards a member finds nothing any more.
  'POST /my-mosques/:id/leave': ({ browser }, { mosque }) =>
    browser.post(`/my-mosques/${mosque.id}/leave`),
};
