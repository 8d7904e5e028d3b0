// A licence changes hands by a link, once, and only while it is unused.
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  admin,
  customer as buyer,
  license,
  openShop,
  test,
} from '../../../../../test/license-shop.ts';
import {
  activateOnline,
  buyLicenses,
  consumeLicenseLink,
  newDevice,
  newRequest,
} from '../../../../../test/licenses.ts';
import { type SignedIn, signInAs } from '../../../../../test/people.ts';

let receiver: SignedIn;
let stranger: SignedIn;
await openShop();
beforeEach(async () => {
  [receiver, stranger] = [await signInAs(test), await signInAs(test)];
});

const handOut = (id: number, person = buyer) =>
  person.browser.post(`/my-licenses/${id}/handout`, undefined);
const takeBack = (id: number) => buyer.browser.delete(`/my-licenses/${id}/handout`);
const linkOf = async (id: number): Promise<string> => (await handOut(id)).json().url;
const look = (person: SignedIn, url: string) =>
  person.browser.post('/links/read', { token: url.split('#')[1] });
const show = (person: SignedIn, id: number) => person.browser.get(`/my-licenses/${id}`);

describe('a handed-out licence', () => {
  it('has one link, the last that was asked for, and says so to its owner', async () => {
    const { id } = license;
    expect((await show(buyer, id)).json()).toMatchObject({
      isHandedOut: false,
      canBeHandedOut: true,
    });
    const [first, second] = [await linkOf(id), await linkOf(id)];
    expect(first).toMatch(/\/ambil#[\w-]{43}$/);
    expect((await consumeLicenseLink(receiver, first)).json().code).toBe('LINK_DEAD');
    expect((await look(receiver, second)).statusCode).toBe(200);
    expect((await show(buyer, id)).json().isHandedOut).toBe(true);
  });

  it('is taken once: its receiver owns it, and the buyer sees its key nowhere', async () => {
    const { id, licenseKey } = license;
    await test.database.pool.query(`insert into license_aliases values ($1, 'LAMA-7')`, [id]);
    const url = await linkOf(id);
    expect((await look(receiver, url)).json()).toMatchObject({
      product: 'Jam Masjid',
      variant: 'Untuk TV',
      from: buyer.user.name,
    });
    await test.popMails();
    const taken = await consumeLicenseLink(receiver, url);
    expect(taken.json()).toMatchObject({ id, isHandedOut: false });
    // A new key: what the giver knew activates nothing.
    const key = taken.json().licenseKey;
    expect(key).not.toBe(licenseKey);
    const { code: request } = await newRequest(test, newDevice());
    const old = await buyer.browser.post('/activation', { request, licenseKey });
    expect([old.statusCode, old.json().code]).toEqual([404, 'LICENSE_UNKNOWN']);
    const byAlias = await buyer.browser.post('/activation', { request, licenseKey: 'LAMA-7' });
    expect(byAlias.json().code).toBe('LICENSE_KEY_FORMAT');
    expect((await consumeLicenseLink(receiver, url)).json()).toEqual(taken.json());
    const [mail, ...more] = await test.popMails();
    expect(mail).toMatchObject({ to: receiver.user.email });
    expect(mail?.text).not.toContain(licenseKey);
    expect(more).toEqual([]);

    const late = await consumeLicenseLink(stranger, url);
    expect([late.statusCode, late.json().code]).toEqual([410, 'LINK_DEAD']);
    expect((await look(stranger, url)).json().code).toBe('LINK_DEAD');
    expect((await takeBack(id)).statusCode).toBe(404);
    expect((await show(buyer, id)).statusCode).toBe(404);
    const [order] = (await buyer.browser.get('/transaction')).json().data;
    for (const path of ['/my-licenses', '/my-products', `/transaction/${order.id}`]) {
      expect((await buyer.browser.get(path)).body, path).not.toContain(key);
    }
    expect((await admin.browser.get(`/admin/transactions/${order.id}`)).body).toContain(key);
  });

  it('is taken back while nobody has taken it; the old link is dead for ever', async () => {
    const { id } = license;
    const old = await linkOf(id);
    expect((await takeBack(id)).json()).toMatchObject({ isHandedOut: false });
    expect((await takeBack(id)).statusCode).toBe(200);
    const dead = await consumeLicenseLink(receiver, old);
    expect([dead.statusCode, dead.json().code]).toEqual([410, 'LINK_DEAD']);
    const next = await linkOf(id);
    expect(next).not.toBe(old);
    expect((await consumeLicenseLink(receiver, old)).statusCode).toBe(410);
    expect((await consumeLicenseLink(receiver, next)).statusCode).toBe(200);
    // The receiver may hand it on; the first buyer still does not see it.
    const onward = (await handOut(id, receiver)).json().url;
    expect((await consumeLicenseLink(stranger, onward)).statusCode).toBe(200);
    expect((await consumeLicenseLink(receiver, next)).statusCode).toBe(404);
  });

  it('is not taken by its own owner, and not once it is used or revoked', async () => {
    const { id, licenseKey } = license;
    const url = await linkOf(id);
    expect((await consumeLicenseLink(buyer, url)).json().code).toBe('HANDOUT_OWN');
    await activateOnline(test, licenseKey);
    expect((await consumeLicenseLink(receiver, url)).json().code).toBe('LINK_DEAD');
    expect((await handOut(id)).json().code).toBe('HANDOUT_NOT_UNUSED');
    expect((await show(buyer, id)).json().canBeHandedOut).toBe(false);
    const [revoked] = await buyLicenses(test, buyer, admin);
    const dead = await linkOf(revoked?.id ?? 0);
    const body = { action: 'revoke', reason: 'Karena diuji' };
    await admin.browser.post(`/admin/licenses/${revoked?.id}/actions`, body);
    expect((await consumeLicenseLink(receiver, dead)).json().code).toBe('LINK_DEAD');
  });

  it('is taken for a mosque that the receiver may order for, and for no other', async () => {
    const { id } = license;
    const url = await linkOf(id);
    const create = async (person: SignedIn) =>
      (await person.browser.post('/my-mosques', { kind: 'masjid', name: 'Al-Ikhlas' })).json().id;
    const [mine, theirs] = [await create(receiver), await create(stranger)];
    expect((await consumeLicenseLink(receiver, url, { mosqueId: theirs })).statusCode).toBe(404);
    expect((await show(buyer, id)).statusCode).toBe(200);
    expect((await consumeLicenseLink(receiver, url, { mosqueId: mine })).statusCode).toBe(200);
    const { rows } = await test.database.db.execute(
      sql`select user_id, mosque_id from licenses where id = ${id}`,
    );
    expect(rows).toEqual([{ user_id: receiver.user.id, mosque_id: mine }]);
  });

  it('leaves the order and its documents with the buyer when the receiver files it', async () => {
    const { id } = license;
    await consumeLicenseLink(receiver, await linkOf(id));
    const mosque = (await receiver.browser.post('/my-mosques', { name: 'Al-Ikhlas' })).json();
    const filed = await receiver.browser.put(`/my-licenses/${id}/place`, {
      mosqueId: mosque.id,
      room: null,
    });
    expect([filed.statusCode, filed.json().mosque]).toMatchObject([200, { id: mosque.id }]);
    expect((await receiver.browser.get('/transaction')).json().data).toEqual([]);
    expect((await buyer.browser.get('/transaction')).json().data).toHaveLength(1);
  });

  it('cannot be guessed: wrong codes are refused with a sentence', async () => {
    const { id } = license;
    const code = (await linkOf(id)).split('#')[1] ?? '';
    const codes = [
      `0${code}`,
      `${code}A`,
      code.slice(1),
      '.',
      '🕌',
      ...Array.from({ length: 40 }, () => damage(code)),
    ];
    for (const wrong of codes) {
      const refused = await stranger.browser.post('/license-handouts/take', { token: wrong });
      expect([refused.statusCode, refused.json().code], wrong).toEqual([410, 'LINK_DEAD']);
    }
    for (const body of [{}, { token: '' }, { token: 7 }, { token: 'x'.repeat(2001) }]) {
      expect((await stranger.browser.post('/license-handouts/take', body)).statusCode).toBe(400);
    }
    expect((await consumeLicenseLink(receiver, `#${code}`)).statusCode).toBe(200);
  });
});

/** Another character at one place of the secret. */
function damage(code: string): string {
  const place = Math.floor(Math.random() * 42);
  const other = code[place] === 'x' ? 'y' : 'x';
  return code.slice(0, place) + other + code.slice(place + 1);
}

describe('gifts', () => {
  it('are handed out by links of their own, and each finds its receiver', async () => {
    const { data } = (await admin.browser.get('/admin/products')).json();
    const productVariantId = data[0].ProductVariant[0].id;
    const gift = { productVariantId, qty: 3, reason: 'Hadiah peresmian' };
    const given = (await admin.browser.post('/admin/licenses', gift)).json().data;
    expect(new Set(given.map(({ url }: { url: string }) => url)).size).toBe(3);
    const [first, second] = given;
    expect((await admin.browser.get(`/admin/licenses/${first.licenseId}`)).json()).toMatchObject({
      isHandedOut: true,
      owner: { id: admin.user.id },
    });
    const taken = (await consumeLicenseLink(receiver, first.url)).json();
    expect(taken.id).toBe(first.licenseId);
    const { timeline, ...shown } = (await admin.browser.get(`/admin/licenses/${taken.id}`)).json();
    expect(shown).toMatchObject({
      status: 'unused',
      invoiceNumber: null,
      product: 'Jam Masjid',
      owner: { id: receiver.user.id },
      isHandedOut: false,
    });
    expect(timeline.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['give', 'take']),
    );
    expect((await activateOnline(test, taken.licenseKey)).statusCode).toBe(200);
    expect((await consumeLicenseLink(stranger, second.url)).json().id).toBe(second.licenseId);
    for (const wrong of [{ qty: 0 }, { qty: 101 }, { qty: 1.5 }, { reason: 'x' }, { userId: 1 }]) {
      const refused = await admin.browser.post('/admin/licenses', { ...gift, ...wrong });
      expect(refused.statusCode).toBe(400);
    }
  });
});

it('a licence whose link has expired waits for nobody', async () => {
  const { id } = license;
  await handOut(id);
  const isHandedOut = async () => (await show(buyer, id)).json().isHandedOut;
  expect(await isHandedOut()).toBe(true);
  await test.database.pool.query('update links set expires_at = now() where license_id = $1', [id]);
  expect(await isHandedOut()).toBe(false);
});

it('a link is dead after thirty days', async () => {
  const url = await linkOf(license.id);
  const read = () => test.browser().post('/links/read', { token: url.split('#')[1] });
  test.clock.advance(30 * 24 * 60 * 60_000 - 1);
  expect((await read()).statusCode).toBe(200);
  test.clock.advance(1);
  expect((await read()).json().message).toContain('kedaluwarsa');
});
