import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyLicenses } from '../../../test/licenses.ts';
import { type SignedIn, signInAs } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin } from '../accounts/create-admin.ts';

let test: TestApp;
let admin: SignedIn;
let customer: SignedIn;
let orderId: number;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  customer = await signInAs(test);
  await buyLicenses(test, customer, admin);
  [{ id: orderId }] = (await customer.browser.get('/transaction')).json().data;
});
afterAll(() => test.close());

const path = '/admin/history';
const find = async (query: string) => (await admin.browser.get(`${path}?${query}`)).json();

it('tells who did what to an order', async () => {
  const { data, total } = await find(`subject=order&subjectId=${orderId}`);
  expect(total).toBe(3);
  expect(data[0]).toMatchObject({
    action: 'approve',
    actorKind: 'admin',
    actor: { email: admin.user.email },
    after: { status: 'paid', licenses: 1 },
  });
  const { data: his } = await find(`email=${encodeURIComponent(customer.user.email)}`);
  expect(his.map(({ action }: { action: string }) => action)).toEqual(['submitProof', 'place']);
});

it('a number alone names nothing', async () => {
  const response = await admin.browser.get(`${path}?subjectId=${orderId}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    message: 'Pilih objek dulu, lalu isi nomornya',
    field: 'subject',
  });
});

it('exports in Indonesian', async () => {
  await admin.browser.post('/admin/init-device', { init: 'AB', deviceType: ['tvbox'] });
  await createAdmin(test.parts, { email: 'dua@timesync.local', name: 'Dua' });
  const { body } = await admin.browser.get(`${path}/export`);
  expect(body).toContain(`;${customer.user.email};Transaksi;${orderId};Bukti dikirim;`);
  expect(body).toContain(';Init device;');
  expect(body).toContain(';Sistem;;User;');
  expect(body).not.toMatch(/submitProof|init device|system|create/);
});
