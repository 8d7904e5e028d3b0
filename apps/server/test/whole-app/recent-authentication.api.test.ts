// Which of the admins' calls ask for the password when the sign-in is older than ten minutes (T81).
// A new one must be added here, or this test fails; reading never asks.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, PASSWORD, signInAs } from '../people.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const accounts = '/admin/payment-accounts';
const account = {
  name: 'BSI',
  accountNumber: '7123456789',
  accountName: 'TIMESYNC',
  type: 'bank',
  active: true,
};
const channel = {
  provider: 'fonnte',
  phoneNumberId: null,
  templateName: 'kabar',
  templateLanguage: 'id',
  token: 'token-penyedia',
};

const mailServer = { host: 'smtp.contoh.id', port: 587, user: null, from: 'info@contoh.id' };

/** A call that asks for it; where it depends on the body, one that does. */
const asking: Record<string, { url?: string; body?: object }> = {
  'DELETE /admin/mail-server': {},
  'DELETE /admin/payment-accounts/:id': {},
  'DELETE /admin/users/:id': {},
  'PATCH /admin/mail-server': { body: mailServer },
  'PATCH /admin/payment-accounts/:id': { body: { accountName: 'ORANG LAIN' } },
  'PATCH /admin/settings': { body: { whatsappNumber: '081299998888' } },
  'PATCH /admin/users/:id': { body: { email: 'lain@masjid.id' } },
  'PATCH /admin/whatsapp': { body: channel },
  'POST /admin/admins/:id/end': { body: {} },
  'POST /admin/admins/invite': { body: { email: 'baru@masjid.id' } },
  'POST /admin/backups/:id/download': {},
  'POST /admin/payment-accounts': { body: account },
  'POST /admin/releases/:id/publish': {},
  'POST /admin/releases/links': { body: { app: 'display', url: 'https://contoh.id/a.apk' } },
  'POST /auth/second-factor/passkeys/options': { body: {} },
  'POST /auth/second-factor/totp': { body: {} },
};
/** Asks too, by a form with a picture: `qris.api.test.ts`. */
const askingByForm = ['POST /admin/payment-accounts/:id/qris-picture'];
/** Only an admin with a second factor is asked for it again: `second-factor.api.test.ts`. */
const factorOnly = [
  'DELETE /auth/second-factor/passkeys/:id',
  'DELETE /auth/second-factor/totp',
  'POST /admin/customer-import',
  'POST /admin/licenses',
  'POST /admin/mosques/:id/ketua',
  'POST /admin/transactions/refund',
  'POST /auth/second-factor/backup-codes',
];
const notAsking = [
  'DELETE /admin/links/:id',
  'DELETE /admin/init-device/:id',
  'DELETE /admin/product-variants/:id',
  'DELETE /admin/products/:id',
  'DELETE /admin/products/:id/picture',
  'DELETE /admin/settings/signature',
  'PATCH /admin/init-device/:id',
  'PATCH /admin/news-choice',
  'PATCH /admin/parcels/:id',
  'PATCH /admin/parcels/:id/address',
  'PATCH /admin/products/:id',
  'PATCH /admin/releases/:id',
  'POST /admin/backups',
  'POST /admin/backups/:id/test',
  'POST /admin/bank-statements',
  'POST /admin/bank-statements/layout',
  'POST /admin/customer-import/preview',
  'POST /admin/bank-statements/preview',
  'POST /admin/callers',
  'POST /admin/claims/:id/decision',
  'POST /admin/first-steps/examples',
  'POST /admin/first-steps/leave',
  'POST /admin/first-steps/test-mail',
  'POST /admin/init-device',
  'POST /admin/licenses/:id/actions',
  'POST /admin/licenses/:id/activate',
  'POST /admin/licenses/:id/devices',
  'POST /admin/mails/:id/send-again',
  'POST /admin/mutations/:id/assign',
  'POST /admin/mutations/:id/ignore',
  'POST /admin/mutations/approve',
  'POST /admin/notices/:id/repeat',
  'POST /admin/parcels/:id/boxes',
  'POST /admin/parcels/:id/receive',
  'POST /admin/parcels/:id/return',
  'POST /admin/parcels/:id/send',
  'POST /admin/products',
  'POST /admin/products/:id/picture',
  'POST /admin/releases',
  'POST /admin/releases/:id/withdraw',
  'POST /admin/settings/signature',
  'POST /admin/shipping-rates',
  'POST /admin/transactions',
  'POST /admin/transactions/approve',
  'POST /admin/transactions/cancel',
  'POST /admin/transactions/kwitansi',
  'POST /admin/transactions/record-payment',
  'POST /admin/transactions/reject',
  'POST /admin/transactions/shipping-cost',
  'POST /admin/transfers/:id/decision',
  'POST /admin/users',
  'POST /admin/users/:id/login-link',
  'POST /admin/users/:id/stop-whatsapp',
  'POST /admin/whatsapp/messages/:id',
  'POST /auth/confirm',
  'POST /auth/confirm/options',
  'POST /auth/second-factor/passkeys',
  'POST /auth/second-factor/totp/confirm',
];

it('knows every call of the admins that changes something', () => {
  const calls = test.app.accessList
    .filter((line) => line.endsWith(' admin') && !/^(GET|HEAD) /.test(line))
    .map((line) => line.replace(/ admin$/, ''));
  const known = [...Object.keys(asking), ...askingByForm, ...factorOnly, ...notAsking];
  expect(known.toSorted()).toEqual(calls.toSorted());
});

describe('an old session is asked for the password', () => {
  it.each(Object.entries(asking))('by %s', async (call, { body }) => {
    const { browser } = await signInAs(test, 'admin');
    const { id: accountId } = (await browser.post(accounts, account)).json();
    const target = await createPerson(test, { role: 'admin' });
    test.clock.advance(11 * 60_000);
    const [method = '', path = ''] = call.split(' ');
    const url = path.replace(':id', String(path.startsWith(accounts) ? accountId : target.id));
    const send = { DELETE: browser.delete, PATCH: browser.patch, POST: browser.post }[method];
    const answer = await (method === 'DELETE' ? browser.delete(url) : send?.(url, body));
    expect(answer?.statusCode).toBe(422);
    expect(answer?.json()).toMatchObject({ field: 'currentPassword' });
  });
});

it('takes the password with a call that has no other body', async () => {
  const { browser } = await signInAs(test, 'admin');
  const { id } = (await browser.post(accounts, account)).json();
  test.clock.advance(11 * 60_000);
  const remove = (currentPassword: string) =>
    browser.delete(`${accounts}/${id}`, { payload: { currentPassword } });
  expect((await remove('salah')).json()).toMatchObject({ code: 'OLD_PASSWORD_WRONG' });
  expect((await remove(PASSWORD)).statusCode).toBe(200);
});
