import { expect, it } from 'vitest';
import { buyLicenses } from '../../../../test/licenses.ts';
import { signInAs } from '../../../../test/people.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { createAdmin } from '../../people/accounts/users/create-admin.ts';

const test = await createTestApp();
const admin = await signInAs(test, 'admin');
const customer = await signInAs(test);
await buyLicenses(test, customer, admin);
const [{ id: orderId, invoiceNumber }] = (await customer.browser.get('/transaction')).json().data;

const path = '/admin/history';
const find = async (query: string) => (await admin.browser.get(`${path}?${query}`)).json();

it('shows who did what to an order', async () => {
  const { data, total } = await find(`subject=order&subjectId=${orderId}`);
  expect(total).toBe(2);
  expect(data[0]).toMatchObject({
    action: 'recordPayment',
    actorKind: 'admin',
    actor: { email: admin.user.email },
    after: { status: 'paid', licenses: 1 },
  });
  const { data: his } = await find(`email=${encodeURIComponent(customer.user.email)}`);
  expect(his.map(({ action }: { action: string }) => action)).toEqual(['place']);
});

it('names every kind of thing as people know it', async () => {
  const { browser } = admin;
  const [{ id: licenseId, licenseKey }] = (await browser.get('/admin/licenses')).json().data;
  const bank = {
    type: 'bank',
    name: 'Bank Amanah',
    accountName: 'Masjid',
    accountNumber: '12345678',
  };
  const added = await Promise.all([
    browser.post('/admin/init-device', { init: 'XY', deviceType: ['tvbox'] }),
    browser.post('/admin/payment-accounts', { ...bank, active: true }),
    browser.post('/admin/products', { name: 'Papan Jam', price: 1000, requiresLicense: false }),
    browser.post('/admin/users', {
      name: 'Siti Bendahara',
      email: 'siti@masjid.id',
      whatsapp: '081234567890',
      password: 'abcd',
      emailVerified: false,
      whatsappVerified: false,
    }),
  ]);
  expect(added.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  const suspension = { action: 'suspend', reason: 'Karena diuji' };
  await browser.post(`/admin/licenses/${licenseId}/actions`, suspension);
  const { data } = await find('limit=100');
  const titles = data.map(({ subjectTitle }: { subjectTitle: string }) => subjectTitle);
  const known = ['XY', 'Bank Amanah', 'Papan Jam', 'Siti Bendahara', licenseKey, invoiceNumber];
  expect(titles).toEqual(expect.arrayContaining(known));
});

it('a number alone matches nothing', async () => {
  const response = await admin.browser.get(`${path}?subjectId=${orderId}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    message: 'Pilih objek dulu, lalu isi nomornya',
    field: 'subject',
  });
});

it('exports in Indonesian', async () => {
  await admin.browser.post('/admin/init-device', { init: 'AB', deviceType: ['tvbox'] });
  await createAdmin(test.dependencies, { email: 'dua@timesync.local', name: 'Dua' });
  const { body } = await admin.browser.get(`${path}/export`);
  const order = `Transaksi;${orderId};${invoiceNumber}`;
  expect(body).toContain(`;${customer.user.email};${order};Pesanan dibuat;`);
  expect(body).toContain(';Init device;');
  expect(body).toContain(';Sistem;;User;');
  expect(body).not.toMatch(/recordPayment|init device|system|create/);
});
