import { expect, it } from 'vitest';
import { buyLicenses } from '../../../../../test/licenses.ts';
import { type SignedIn, signInAs } from '../../../../../test/people.ts';
import { createProduct, payOrder } from '../../../../../test/shop.ts';
import { addMember, openMosque as openMosqueOf } from '../../../../../test/shops/mosque-shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

const test = await createTestApp();
const admin = await signInAs(test, 'admin');
const product = await createProduct(test);
const line = { productId: product.id, productVariantId: product.variants[0]?.id, qty: 2 };

const address = 'Jl. Masjid No. 7, Bandung';
const openMosque = () => openMosqueOf(test, { address });
const join = (mosqueId: number) => addMember(test, mosqueId, 'pengurus');

const orderFor = ({ browser }: SignedIn, mosqueId: number | null, key?: string) =>
  browser.post(
    '/transaction',
    { details: [line], mosqueId },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const licensesOf = async ({ browser }: SignedIn) => (await browser.get('/my-licenses')).json().data;
const file = ({ browser }: SignedIn, id: number | undefined, place: Record<string, unknown>) =>
  browser.put(`/my-licenses/${id}/place`, place);

it('a licence bought for a mosque belongs to it, and the kwitansi keeps its name of then', async () => {
  const mosque = await openMosque();
  const buyer = await join(mosque.id);
  const placed = await orderFor(buyer, mosque.id);
  const billTo = { name: 'Masjid Al-Ikhlas', address, taxNumber: null };
  expect([placed.statusCode, placed.json()]).toMatchObject([
    201,
    { mosque: { id: mosque.id, name: 'Masjid Al-Ikhlas' }, billTo },
  ]);
  const { id } = await payOrder(admin.browser, placed.json());
  await mosque.ketua.browser.patch(`/my-mosques/${mosque.id}`, { name: 'Masjid Raya' });
  const seen = (await mosque.ketua.browser.get(`/transaction/${id}`)).json();
  expect(seen).toMatchObject({ mosque: { name: 'Masjid Raya' }, billTo });
  expect(await licensesOf(mosque.ketua)).toMatchObject([
    { mosque: { id: mosque.id }, room: null },
    { mosque: { id: mosque.id }, room: null },
  ]);
});

it('an order without a mosque stays its customer’s', async () => {
  const mosque = await openMosque();
  const placed = await orderFor(mosque.ketua, null);
  const { name } = mosque.ketua.user;
  expect(placed.json()).toMatchObject({ mosque: null, billTo: { name, address: null } });
  const member = await join(mosque.id);
  expect((await member.browser.get('/transaction')).json().data).toEqual([]);
});

it('remembers what the last order was for', async () => {
  const { id, ketua } = await openMosque();
  const choiceOf = async () => (await ketua.browser.get('/my-mosques')).json().lastChoice;
  expect(await choiceOf()).toBeNull();
  await orderFor(ketua, id);
  expect(await choiceOf()).toEqual({ mosqueId: id });
  await orderFor(ketua, null);
  expect(await choiceOf()).toEqual({ mosqueId: null });
});

it('the same key with another mosque is refused', async () => {
  const mosque = await openMosque();
  const key = 'kunci-pesanan-masjid';
  const first = await orderFor(mosque.ketua, mosque.id, key);
  expect((await orderFor(mosque.ketua, mosque.id, key)).json()).toEqual(first.json());
  expect((await orderFor(mosque.ketua, null, key)).json().code).toBe('IDEMPOTENCY_MISMATCH');
});

it('an own licence is filed to a mosque, and its order follows with the last one', async () => {
  const mosque = await openMosque();
  const { ketua } = mosque;
  const [one, two] = await buyLicenses(test, ketua, admin, { qty: 2 });
  const member = await join(mosque.id);
  const ordersOf = async () => (await member.browser.get('/transaction')).json().data;
  const place = { mosqueId: mosque.id, room: 'Ruang utama' };
  const filed = await file(ketua, one?.id, place);
  const { id } = mosque;
  const owner = { id, name: 'Masjid Al-Ikhlas' };
  expect([filed.statusCode, filed.json()]).toEqual([
    200,
    { id: one?.id, mosque: owner, room: 'Ruang utama' },
  ]);
  expect((await file(ketua, one?.id, place)).json()).toEqual(filed.json());
  expect(await licensesOf(member)).toMatchObject([{ id: one?.id, room: 'Ruang utama' }]);
  expect(await ordersOf()).toEqual([]);
  await file(ketua, two?.id, { mosqueId: id, room: null });
  expect(await ordersOf()).toMatchObject([{ mosque: owner }]);
  expect((await member.browser.get('/my-products')).json().data).toMatchObject([
    {
      mosque: owner,
      licenses: [
        { id: one?.id, mosque: owner, room: 'Ruang utama' },
        { id: two?.id, mosque: owner, room: null },
      ],
    },
  ]);
});

it('what belongs to a mosque is not filed elsewhere, and a licence alone is hidden after leaving', async () => {
  const [mosque, other] = [await openMosque(), await openMosque()];
  const buyer = await join(mosque.id);
  const [one, two] = await buyLicenses(test, buyer, admin, { qty: 2 });
  expect((await file(buyer, one?.id, { mosqueId: other.id, room: null })).statusCode).toBe(404);
  await file(buyer, one?.id, { mosqueId: mosque.id, room: null });
  const own = (await buyer.browser.post('/my-mosques', { name: 'Masjid Sendiri' })).json();
  const moved = await file(buyer, one?.id, { mosqueId: own.id, room: null });
  expect([moved.statusCode, moved.json()]).toMatchObject([409, { code: 'LICENSE_FILED' }]);
  await test.database.pool.query(
    'update mosque_members set until = now() where mosque_id = $1 and user_id = $2',
    [mosque.id, buyer.user.id],
  );
  expect((await buyer.browser.get(`/my-licenses/${one?.id}`)).statusCode).toBe(404);
  const [product] = (await buyer.browser.get('/my-products')).json().data;
  expect(product.licenses).toMatchObject([{ id: two?.id }]);
  expect((await file(buyer, two?.id, { room: 'Rumah' })).json()).toMatchObject({ mosque: null });
});
