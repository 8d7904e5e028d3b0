import { expect, it } from 'vitest';
import { createPerson, signInAs } from '../../../../../test/people.ts';
import { tokenIn } from '../../../../../test/shops/mosque-shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const NEW_PASSWORD = 'sandi-pilihan-sendiri';
let count = 0;
const test = await createTestApp();
let admin = await signInAs(test, 'admin');

const newNumber = () => `0813555${String(10_000 + ++count)}`;
const call = (body: object) => admin.browser.post('/admin/callers', body);
const callerOf = async (changes: object = {}) =>
  (await call({ name: 'Haji Umar', whatsapp: newNumber(), email: null, ...changes })).json();
const linkOf = async (id: number): Promise<string> =>
  (await admin.browser.post(`/admin/users/${id}/login-link`)).json().url;
const tokenOf = async (id: number) => (await linkOf(id)).split('#')[1] ?? '';
const open = (body: object) => test.browser().post('/auth/login-link', body);

it('adds a caller with name and number, who opens the account by his link and has his order', async () => {
  const caller = await callerOf();
  expect(caller).toMatchObject({ name: 'Haji Umar', emailVerified: false });
  expect(caller.email).toMatch(/^62813555\d{5}@belum-ada-email\.invalid$/);
  const token = await tokenOf(caller.id);
  const email = `umar${caller.id}@masjid.id`;
  const missing = await open({ token, newPassword: NEW_PASSWORD });
  expect([missing.statusCode, missing.json().field]).toEqual([400, 'email']);
  const browser = test.browser();
  const opened = await browser.post('/auth/login-link', {
    token,
    newPassword: NEW_PASSWORD,
    email,
  });
  expect(opened.json().user).toMatchObject({ name: 'Haji Umar', email, role: 'user' });
  expect((await browser.get('/auth/profile')).json().email).toBe(email);
  const login = await test.browser().post('/auth/login', { email, password: NEW_PASSWORD });
  expect(login.statusCode).toBe(200);
  expect((await open({ token, newPassword: 'lain-lagi-8', email })).statusCode).toBe(410);
  expect(await linkOf(caller.id)).toBeNull();
});

it('sends the link by mail where an email is known, and nothing to an account without one', async () => {
  await test.popMails();
  const email = 'dengan.email@masjid.id';
  const { id } = await callerOf({ email });
  await callerOf();
  const mails = await test.popMails();
  expect(mails.map(({ to }) => to)).toEqual([email]);
  const token = tokenIn(mails[0]?.text);
  const opened = await open({ token, newPassword: NEW_PASSWORD });
  expect([opened.statusCode, opened.json().user.email]).toEqual([200, email]);
  expect((await admin.browser.get(`/admin/users/${id}`)).json().email).toBe(email);
});

it('is one account however often the button is pressed', async () => {
  const body = { name: 'Bu Siti', whatsapp: newNumber(), email: null };
  const answers = await Promise.all([call(body), call(body), call(body)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  const { rows } = await test.database.pool.query(
    `select from history where subject = 'user' and action = 'create' and subject_id = $1`,
    [answers[0]?.json().id],
  );
  expect(rows).toHaveLength(1);
});

it('adds no second account for the number or the email of a known customer', async () => {
  const known = await createPerson(test);
  const sameNumber = await call({ name: 'Orang', whatsapp: known.whatsapp, email: null });
  expect([sameNumber.statusCode, sameNumber.json().field]).toEqual([409, 'whatsapp']);
  const sameEmail = await call({ name: 'Orang', whatsapp: newNumber(), email: known.email });
  expect([sameEmail.statusCode, sameEmail.json().field]).toEqual([409, 'email']);
  // A stranger who has registered the address that a caller would get gains nothing by it.
  const whatsapp = newNumber();
  const email = `62${whatsapp.slice(1)}@belum-ada-email.invalid`;
  await createPerson(test, { email });
  expect((await call({ name: 'Orang', whatsapp, email: null })).statusCode).toBe(409);
});

it('makes no link to an account whose owner has a password, nor to an admin', async () => {
  const customer = await createPerson(test);
  const other = await signInAs(test, 'admin', { hasGeneratedPassword: true });
  expect([await linkOf(customer.id), await linkOf(other.user.id)]).toEqual([null, null]);
  expect((await admin.browser.post('/admin/users/999999/login-link')).statusCode).toBe(404);
  expect((await admin.browser.get('/admin/users/999999')).statusCode).toBe(404);
});

it('opens nothing with a changed, foreign or expired link', async () => {
  const [one, two] = [await callerOf(), await callerOf()];
  const token = await tokenOf(one.id);
  const wrong = [
    await tokenOf(two.id).then((other) => `${other}x`),
    token.slice(1),
    'bukan tautan',
  ];
  const email = 'penyerang@masjid.id';
  for (const each of wrong) {
    const refused = await open({ token: each, newPassword: NEW_PASSWORD, email });
    expect([each, refused.statusCode]).toEqual([each, 410]);
  }
  const elsewhere = await (await signInAs(test)).browser.post('/my-mosques/join', { token });
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([410, 'LINK_DEAD']);
  test.clock.advance(8 * DAY);
  expect((await open({ token, newPassword: NEW_PASSWORD, email })).statusCode).toBe(410);
});

it('is used once, also by two browsers at the same time', async () => {
  admin = await signInAs(test, 'admin');
  const { id } = await callerOf();
  const token = await tokenOf(id);
  const tries = ['a', 'b', 'c'].map((name) =>
    open({ token, newPassword: NEW_PASSWORD, email: `${name}${id}@masjid.id` }),
  );
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 410, 410]);
});

it('takes no email that another account has', async () => {
  const known = await createPerson(test);
  const { id } = await callerOf();
  const token = await tokenOf(id);
  const taken = await open({ token, newPassword: NEW_PASSWORD, email: known.email });
  expect([taken.statusCode, taken.json().field]).toEqual([409, 'email']);
  const right = await open({ token, newPassword: NEW_PASSWORD, email: `baru${id}@masjid.id` });
  expect(right.statusCode).toBe(200);
});
