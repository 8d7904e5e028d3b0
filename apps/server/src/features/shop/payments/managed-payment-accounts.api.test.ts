import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { PASSWORD, signInAs } from '../../../../test/people.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { history } from '../../../platform/history/history.schema.ts';

const test = await createTestApp();
const admin = await signInAs(test, 'admin');

const bsi = {
  name: 'BSI',
  accountNumber: '7123456789',
  accountName: 'Yayasan TimeSync',
  type: 'bank',
  active: true,
};
const path = '/admin/payment-accounts';
/** The first admin's login grows old with the clock of these tests. */
const add = async (account: object = {}) =>
  (await admin.browser.post(path, { ...bsi, currentPassword: PASSWORD, ...account })).json();

it('adds, lists with filters, changes and deletes', async () => {
  const { id } = await add();
  const dana = { name: 'DANA', type: 'ewallet', accountNumber: '081234567890' };
  const { id: danaId } = await add(dana);
  const find = async (query: string) => (await admin.browser.get(`${path}?${query}`)).json().data;
  expect(await find('type=ewallet')).toMatchObject([{ name: 'DANA', active: true }]);
  expect(await find('accountNumber=345678')).toHaveLength(2);
  expect(await find('name=bs')).toHaveLength(1);
  expect(await find('accountName=timesync')).toHaveLength(2);
  const changed = await admin.browser.patch(`${path}/${id}`, { ...bsi, active: false });
  expect(changed.json()).toMatchObject({ id, active: false });
  const noQris = { qrisPayload: null, qrisPicture: null, qrisWithAmount: false };
  expect((await test.app.inject('/public/payment-accounts')).json()).toEqual({
    data: [{ id: danaId, ...dana, accountName: bsi.accountName, ...noQris }],
    ...{ total: 1, totalPages: 1, page: 1, limit: 100 },
  });
  await admin.browser.patch(`${path}/${id}`, { ...bsi, currentPassword: PASSWORD });
  expect((await admin.browser.delete(`${path}/${id}`)).json().message).toBe(
    'Data berhasil dihapus',
  );
  expect((await admin.browser.delete(`${path}/${id}`)).statusCode).toBe(404);
  expect(await find('name=bsi')).toEqual([]);
  expect((await test.app.inject('/public/payment-accounts')).json().total).toBe(1);
});

/** Eleven minutes after his sign-in. */
async function signInEarlier() {
  const { browser } = await signInAs(test, 'admin');
  test.clock.advance(11 * 60 * 1000);
  return browser;
}

it('a changed number asks for the password when the sign-in is old, and is recorded with both numbers', async () => {
  const { id } = await add();
  const browser = await signInEarlier();
  const change = { ...bsi, accountNumber: '9999999999' };
  const asked = await browser.patch(`${path}/${id}`, change);
  expect(asked.json()).toMatchObject({ code: 'ACCOUNT_NUMBER_CHANGE', field: 'currentPassword' });
  const wrong = await browser.patch(`${path}/${id}`, { ...change, currentPassword: 'salah' });
  expect(wrong.json()).toMatchObject({
    code: 'OLD_PASSWORD_WRONG',
    message: 'Password Anda tidak sesuai. Silakan coba lagi.',
  });
  const right = await browser.patch(`${path}/${id}`, { ...change, currentPassword: PASSWORD });
  expect(right.json().accountNumber).toBe('9999999999');
  const rows = await test.database.db
    .select()
    .from(history)
    .where(eq(history.action, 'change number'));
  expect(rows).toMatchObject([
    {
      subjectId: id,
      before: { accountNumber: '7123456789' },
      after: { accountNumber: '9999999999' },
    },
  ]);
  const everything = await test.database.db.select().from(history);
  expect(JSON.stringify(everything)).not.toContain(PASSWORD);
});

it.each([
  ['another bank', bsi, { name: 'BSI Baru' }, 'ACCOUNT_CHANGE'],
  ['another holder', bsi, { accountName: 'Orang Lain' }, 'ACCOUNT_CHANGE'],
  ['switching it on', { active: false }, { active: true }, 'ACCOUNT_OPENING'],
])('%s asks for the password too', async (_, account, change, code) => {
  const { id } = await add(account);
  const browser = await signInEarlier();
  const asked = await browser.patch(`${path}/${id}`, change);
  expect(asked.json()).toMatchObject({ code, field: 'currentPassword' });
  const sure = { ...change, currentPassword: PASSWORD };
  expect((await browser.patch(`${path}/${id}`, sure)).json()).toMatchObject({ id, ...change });
});

it('adding one for later asks for the password, switching one off or changing nothing does not', async () => {
  const { id } = await add();
  const browser = await signInEarlier();
  const asked = await browser.post(path, { ...bsi, active: false });
  expect(asked.json()).toMatchObject({ code: 'ACCOUNT_OPENING', field: 'currentPassword' });
  expect((await browser.patch(`${path}/${id}`, {})).json()).toMatchObject({ id, ...bsi });
  expect((await browser.patch(`${path}/${id}`, { active: false })).statusCode).toBe(200);
});

it('is added once, however often the button is pressed', async () => {
  const { browser } = await signInAs(test, 'admin');
  const press = (changes = {}) =>
    browser.post(path, { ...bsi, name: 'Bank Sekali', accountNumber: '7123-456-789', ...changes });
  const answers = await Promise.all([press(), press(), press()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const ids = answers.map((answer) => answer.json().id);
  expect(new Set(ids).size).toBe(1);
  const { data } = (await browser.get('/admin/history?subject=payment%20account')).json();
  const isNew = ({ action, subjectId }: { action: string; subjectId: number }) =>
    action === 'create' && subjectId === ids[0];
  expect(data.filter(isNew)).toHaveLength(1);
  // One number can be several wallets, and a deleted account can be added again.
  expect((await press({ name: 'Bank Lain' })).json().id).not.toBe(ids[0]);
  await browser.delete(`${path}/${ids[0]}`);
  expect((await press()).json().id).not.toBe(ids[0]);
});
