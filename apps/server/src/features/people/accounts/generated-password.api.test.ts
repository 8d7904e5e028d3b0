// The life of a password that the trial form generated.
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../../test/people.ts';
import { resetByMail } from '../../../../test/recovery-code.ts';
import { createProduct, placeSampleOrder } from '../../../../test/shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const DAY = 24 * 60 * 60_000;

const test = await createTestApp();

let count = 0;
async function openTrial() {
  count += 1;
  const email = `coba${count}@masjid.id`;
  const form = { name: 'Coba', email, whatsapp: '081234567890' };
  const response = await test.browser().post('/public/sales-page', form);
  return { email, password: response.json().user.password as string };
}
const login = (credentials: object, browser = test.browser()) =>
  browser.post('/auth/login', credentials);

describe('a generated password', () => {
  it('stops working when unused for seven days, and says what to do', async () => {
    const trial = await openTrial();
    test.clock.advance(7 * DAY);
    const refused = await login(trial);
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toEqual({
      loggedIn: false,
      user: null,
      message:
        'Password sementara ini sudah tidak berlaku. Buat password baru lewat “Lupa password?”.',
    });
    expect(refused.cookies).toEqual([]);
    const wrong = await login({ ...trial, password: 'salah' });
    expect(wrong.json().message).toBe('Login gagal, periksa email & password');

    const { reset } = await resetByMail(test, trial.email, 'pilihan-sendiri');
    expect(reset.statusCode).toBe(200);
    expect((await login({ email: trial.email, password: 'pilihan-sendiri' })).statusCode).toBe(200);
  });

  it('used a moment before that, it stays, and the session asks for another', async () => {
    const trial = await openTrial();
    test.clock.advance(7 * DAY - 1);
    const browser = test.browser();
    expect((await login(trial, browser)).json().user.hasGeneratedPassword).toBe(true);
    test.clock.advance(DAY);
    expect((await login(trial, browser)).statusCode).toBe(200);
    expect((await browser.get('/auth/profile')).json().hasGeneratedPassword).toBe(true);

    const change = { oldPassword: trial.password, newPassword: 'pilihan-sendiri' };
    expect((await browser.patch('/profile/password', change)).statusCode).toBe(200);
    expect((await browser.get('/auth/profile')).json()).not.toHaveProperty('hasGeneratedPassword');
  });

  it('is no longer generated once an admin has set another', async () => {
    const trial = await openTrial();
    const { browser: office } = await signInAs(test, 'admin');
    const { data } = (await office.get(`/admin/users?email=${trial.email}`)).json();
    const { id, name, whatsapp } = data[0];
    const change = { name, email: trial.email, whatsapp, password: 'dari-admin' };
    const flags = { emailVerified: false, whatsappVerified: false };
    await office.patch(`/admin/users/${id}`, { ...change, ...flags });
    test.clock.advance(30 * DAY);
    const response = await login({ email: trial.email, password: 'dari-admin' });
    expect(response.statusCode).toBe(200);
    expect(response.json().user).not.toHaveProperty('hasGeneratedPassword');
  });
});

it('a trial shows nothing of an earlier account with its email', async () => {
  const { browser: office } = await signInAs(test, 'admin');
  const { user, browser: owner } = await signInAs(test);
  const product = await createProduct(test);
  const line = { productId: product.id, productVariantId: product.variants[0]?.id ?? null };
  await placeSampleOrder(owner, [line]);
  expect((await owner.get('/transaction')).json().total).toBe(1);
  expect((await office.delete(`/admin/users/${user.id}`)).statusCode).toBe(200);

  const form = { name: 'Penyusup', email: user.email, whatsapp: '081234567890' };
  const { password } = (await test.browser().post('/public/sales-page', form)).json().user;
  const intruder = test.browser();
  await login({ email: user.email, password }, intruder);
  expect((await intruder.get('/auth/profile')).json().name).toBe('Penyusup');
  for (const address of ['/transaction', '/my-products']) {
    expect((await intruder.get(address)).json()).toMatchObject({ data: [], total: 0 });
  }
});
