import { expect, it } from 'vitest';
import { activateOnline, buyLicenses, newDevice } from '../../../../test/licenses.ts';
import { signInAs } from '../../../../test/people.ts';
import { createProduct, placeSampleOrder } from '../../../../test/shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const test = await createTestApp();
const admin = await signInAs(test, 'admin');

const path = '/admin/init-device';
const add = (init: string, deviceType: unknown = ['tvbox']) =>
  admin.browser.post(path, { init, deviceType });

it('adds in upper case, lists, renames and deletes', async () => {
  const added = await add('box', ['TV Box, Smart TV']);
  expect(added.json()).toMatchObject({ init: 'BOX', deviceType: ['TV Box', 'Smart TV'] });
  const { id } = added.json();
  expect((await admin.browser.get(`${path}?init=ox`)).json().data).toHaveLength(1);
  const renamed = await admin.browser.patch(`${path}/${id}`, { init: 'BX', deviceType: ['tvbox'] });
  expect(renamed.json()).toEqual({ id, init: 'BX', deviceType: ['tvbox'] });
  expect((await admin.browser.delete(`${path}/${id}`)).statusCode).toBe(200);
  expect((await admin.browser.delete(`${path}/${id}`)).statusCode).toBe(404);
});

it.each([
  ['X', ['a'], 'Init minimal 2 karakter'],
  ['A-B', ['a'], 'Init hanya boleh huruf dan angka'],
  ['TERLALU', ['a'], 'Maksimal 6 karakter'],
  ['AB', [], 'Pilih minimal 1 deviceType'],
  ['AB', [' '], 'DeviceType tidak boleh kosong'],
  ['AB', ['smartphone,,tablet'], 'DeviceType tidak boleh kosong'],
  ['AB', ['smartphone', null], 'DeviceType tidak boleh kosong'],
])('refuses %s %j: %s', async (init, deviceType, message) => {
  const response = await add(init, deviceType);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toBe(message);
});

it('refuses an init that exists, when adding and when renaming', async () => {
  await add('SAMA');
  expect((await add('sama')).json()).toMatchObject({ code: 'INIT_TAKEN', field: 'init' });
  const { id } = (await add('LAIN')).json();
  const renamed = await admin.browser.patch(`${path}/${id}`, { init: 'SAMA', deviceType: ['x'] });
  expect(renamed.json().code).toBe('INIT_TAKEN');
});

it('asks for device types in the words of the form', async () => {
  const response = await admin.browser.post(path, { init: 'AB' });
  expect(response.json()).toMatchObject({ message: 'Pilih minimal 1 deviceType' });
});

it('releases an init whose variants are deleted, unless something was ordered with it, paid or not', async () => {
  const [free, sold] = [(await add('BEBAS')).json(), (await add('LAKU')).json()];
  const remove = ({ id }: { id: number }) => admin.browser.delete(`${path}/${id}`);
  const variants = [
    { name: 'Satu', init: 'BEBAS', price: 1 },
    { name: 'Dua', init: 'LAKU', price: 1 },
  ];
  const product = await createProduct(test, { variants });
  const [one, two] = product.variants;
  const other = await createProduct(test, { variants: variants.slice(0, 1) });
  await placeSampleOrder(admin.browser, [{ productId: product.id, productVariantId: two?.id }]);

  await admin.browser.delete(`/admin/product-variants/${one?.id}`);
  expect((await remove(free)).json().code).toBe('INIT_IN_USE');
  for (const { id } of [product, other]) await admin.browser.delete(`/admin/products/${id}`);
  expect((await remove(free)).statusCode).toBe(200);
  expect((await remove(sold)).json().code).toBe('INIT_IN_USE');
  const renamed = await admin.browser.patch(`${path}/${sold.id}`, {
    init: 'LAGI',
    deviceType: ['x'],
  });
  expect(renamed.json().code).toBe('INIT_IN_USE');
});

it('moves variants along when renamed, and refuses to delete what a variant uses', async () => {
  const product = await createProduct(test);
  const [tv] = (await admin.browser.get(`${path}?init=TV`)).json().data;
  expect((await admin.browser.delete(`${path}/${tv.id}`)).json().code).toBe('INIT_IN_USE');
  await admin.browser.patch(`${path}/${tv.id}`, { init: 'TVB', deviceType: tv.deviceType });
  const shown = (await admin.browser.get(`/admin/products/${product.id}`)).json();
  expect(shown.ProductVariant[0].init).toBe('TVB');
});

it('keeps the init of sold licences: they can still be activated afterwards', async () => {
  const customer = await signInAs(test);
  const [license] = await buyLicenses(test, customer, admin, { init: 'HP' });
  const [hp] = (await admin.browser.get(`${path}?init=HP`)).json().data;
  const renamed = await admin.browser.patch(`${path}/${hp.id}`, {
    init: 'HPX',
    deviceType: hp.deviceType,
  });
  expect(renamed.json()).toMatchObject({ code: 'INIT_IN_USE', field: 'init' });
  expect((await admin.browser.delete(`${path}/${hp.id}`)).json().code).toBe('INIT_IN_USE');
  // Which devices it allows may change; that is read live.
  const deviceType = ['smartphone'];
  const changed = await admin.browser.patch(`${path}/${hp.id}`, { init: 'HP', deviceType });
  expect(changed.statusCode).toBe(200);
  const activated = await activateOnline(test, license?.licenseKey, newDevice('smartphone'));
  expect(activated.statusCode).toBe(200);
});
