// A mosque's licence leaves it only by its ketua, never to himself, and everybody in it is told.
import { beforeEach, expect, it } from 'vitest';
import { buyLicenses, consumeLicenseLink } from '../../../../../test/licenses.ts';
import { type SignedIn, signInAs } from '../../../../../test/people.ts';
import { addMember, openMosque } from '../../../../../test/shops/mosque-shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

let ketua: SignedIn;
let pengurus: SignedIn;
let receiver: SignedIn;
let mosqueId: number;
let licenseId: number;
const test = await createTestApp();
const admin = await signInAs(test, 'admin');
beforeEach(async () => {
  ({ id: mosqueId, ketua } = await openMosque(test));
  pengurus = await addMember(test, mosqueId, 'pengurus');
  receiver = await signInAs(test);
  const [license] = await buyLicenses(test, ketua, admin);
  licenseId = license?.id ?? 0;
  await ketua.browser.put(`/my-licenses/${licenseId}/place`, { mosqueId, room: null });
  await test.popMails();
});

const handOut = ({ browser }: SignedIn) => browser.post(`/my-licenses/${licenseId}/handout`);

it('by its ketua, and all members read it in a mail', async () => {
  const isOffered = async ({ browser }: SignedIn) => {
    const one = (await browser.get(`/my-licenses/${licenseId}`)).json();
    const { data } = (await browser.get('/my-licenses')).json();
    expect(data).toEqual([one]);
    return one.canBeHandedOut;
  };
  expect([await isOffered(ketua), await isOffered(pengurus)]).toEqual([true, false]);
  expect((await handOut(pengurus)).json().code).toBe('MOSQUE_ROLE');
  const { url } = (await handOut(ketua)).json();
  expect((await consumeLicenseLink(ketua, url)).json().code).toBe('HANDOUT_OWN');
  expect((await consumeLicenseLink(receiver, url)).statusCode).toBe(200);
  const told = (await test.popMails()).filter(({ subject }) => subject.includes('masjid'));
  const addresses = [ketua.user.email, pengurus.user.email];
  expect(told.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
});

it('not by the link of a ketua who is one no more', async () => {
  const second = await addMember(test, mosqueId, 'ketua');
  const { url } = (await handOut(second)).json();
  const { data } = (await ketua.browser.get(`/my-mosques/${mosqueId}/members`)).json();
  const path = `/my-mosques/${mosqueId}/members/${data[2].id}`;
  expect((await ketua.browser.patch(path, { role: 'pengurus' })).statusCode).toBe(200);
  expect((await consumeLicenseLink(receiver, url)).json().code).toBe('LINK_DEAD');
});

it('nor by a link from when it was its owner’s', async () => {
  const [own] = await buyLicenses(test, ketua, admin);
  const { url } = (await ketua.browser.post(`/my-licenses/${own?.id}/handout`)).json();
  await ketua.browser.put(`/my-licenses/${own?.id}/place`, { mosqueId, room: null });
  expect((await consumeLicenseLink(receiver, url)).json().code).toBe('LINK_DEAD');
});

it('nor by the gift of an admin who was ended', async () => {
  const giver = await signInAs(test, 'admin');
  const products = (await admin.browser.get('/admin/products')).json().data;
  const productVariantId = products[0].ProductVariant[0].id;
  const gift = { productVariantId, qty: 2, reason: 'Hadiah peresmian' };
  const [one, two] = (await giver.browser.post('/admin/licenses', gift)).json().data;
  const open = (await admin.browser.get('/admin/links')).json().data;
  expect(open.map(({ kind }: { kind: string }) => kind)).toEqual(['gift', 'gift']);
  expect((await admin.browser.delete(`/admin/links/${open[0].id}`)).statusCode).toBe(200);
  expect((await consumeLicenseLink(receiver, two.url)).json().code).toBe('LINK_DEAD');
  await admin.browser.post(`/admin/admins/${giver.user.id}/end`, {});
  expect((await consumeLicenseLink(receiver, one.url)).json().code).toBe('LINK_DEAD');
});
