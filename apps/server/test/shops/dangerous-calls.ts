// For every route of the contract that asks for the password again: a request that does, with what it
// needs prepared.
import * as contract from '@timesync/contract';
import { buyLicenses } from '../licenses.ts';
import { createPerson, type SignedIn, signInAs } from '../people.ts';
import { createPaymentAccount, createProduct, placeSampleOrder, samplePicture } from '../shop.ts';
import type { TestApp } from '../test-app.ts';
import { addMember, newNumber, newPerson, openMosque } from './mosque-shop.ts';

type AskingRoute = contract.RouteDefinition & Required<Pick<contract.RouteDefinition, 'asksAgain'>>;

/** Every route of the contract that asks an old session for the password again. */
export const askingRoutes = Object.values<unknown>(contract).filter(
  (value): value is AskingRoute =>
    typeof value === 'object' && value !== null && 'responses' in value && 'asksAgain' in value,
);

export interface DangerousCall {
  /** It replaces `:id` and `:memberId`. */
  id?: number | string;
  memberId?: number;
  body?: Record<string, unknown>;
  file?: Buffer;
  /** The refusal behind the question, where the thing itself is not there. */
  refusal?: string;
}

type Prepare = (test: TestApp, admin: SignedIn) => Promise<DangerousCall> | DangerousCall;

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
const reason = 'Salah beli';

let count = 0;
/** Another value each time, so that it is a change. */
const newAddress = () => `baru${++count}@masjid.id`;
const newWebhook = () => ({ url: `https://contoh.id/kabar-${++count}`, events: ['order.paid'] });
const link = { app: 'display', url: 'https://contoh.id/a.apk' };

const ofAccount = (call: DangerousCall): Prepare => {
  return async (test) => ({ ...call, id: (await createPaymentAccount(test)).id });
};

const draftOf: Prepare = async (_test, { browser }) => ({
  id: (await browser.post('/admin/releases/links', link)).json().id,
});

async function boughtBy(test: TestApp, admin: SignedIn) {
  const customer = await signInAs(test);
  const [license] = await buyLicenses(test, customer, admin);
  const orders = (await customer.browser.get('/transaction')).json().data;
  return { licenseId: license?.id ?? 0, transactionId: orders[0].id as number };
}

async function ownMosque({ browser }: SignedIn): Promise<number> {
  return (await browser.post('/my-mosques', { name: 'Masjid Al-Ikhlas' })).json().id;
}

async function lostMosque(test: TestApp) {
  const { id, ketua } = await openMosque(test);
  return { id, userId: ketua.user.id, email: (await newPerson(test)).user.email };
}

export const dangerousCalls: Record<string, Prepare> = {
  'DELETE /admin/mail-server': () => ({}),
  'DELETE /admin/payment-accounts/:id': ofAccount({}),
  'DELETE /admin/users/:id': async (test) => ({ id: (await createPerson(test)).id }),
  'DELETE /auth/second-factor/passkeys/:id': () => ({ id: 'kunci', refusal: 'NOT_FOUND' }),
  'DELETE /auth/second-factor/totp': () => ({ refusal: 'NOT_FOUND' }),
  'PATCH /admin/mail-server': () => ({
    body: { host: 'smtp.contoh.id', port: 587, user: null, from: 'info@contoh.id' },
  }),
  'POST /admin/mutation-hooks': async (test) => ({
    body: { paymentAccountId: (await createPaymentAccount(test)).id, service: 'moota' },
  }),
  'PATCH /admin/payment-accounts/:id': ofAccount({ body: { accountName: 'ORANG LAIN' } }),
  'PATCH /admin/products/:id': async (test) => ({
    id: (await createProduct(test)).id,
    body: { fileUrl: 'https://jahat.test/jam.apk' },
  }),
  'PATCH /admin/settings': () => ({ body: { whatsappNumber: newNumber() } }),
  'PATCH /admin/users/:id': async (test) => ({
    id: (await createPerson(test)).id,
    body: { email: newAddress() },
  }),
  'PATCH /admin/whatsapp': () => ({ body: channel }),
  'PATCH /profile': (_test, { user: { name, whatsapp } }) => ({
    body: { name, whatsapp, email: newAddress() },
  }),
  'POST /admin/admins/:id/end': async (test) => ({
    id: (await createPerson(test, { role: 'admin' })).id,
  }),
  'POST /admin/admins/invite': () => ({
    body: { email: newAddress(), adminRole: 'kasir' },
  }),
  'POST /admin/admins/:id/role': async (test) => ({
    id: (await createPerson(test, { role: 'admin' })).id,
    body: { adminRole: 'kasir' },
  }),
  'POST /admin/api-keys': () => ({ body: { name: 'Pembukuan', scopes: ['orders:read'] } }),
  'POST /admin/backups/:id/download': () => ({ id: 1, refusal: 'NOT_FOUND' }),
  'POST /admin/customer-import': () => ({
    body: {
      rows: [
        {
          line: 2,
          name: 'Haji Karim',
          email: newAddress(),
          whatsapp: '081311112222',
          init: '',
          licenseKey: '',
          boughtOn: '',
        },
      ],
    },
  }),
  'POST /admin/licenses': async (test) => ({
    body: { productVariantId: (await createProduct(test)).variants[0]?.id, qty: 3, reason },
  }),
  'POST /admin/licenses/:id/actions': async (test, admin) => ({
    id: (await boughtBy(test, admin)).licenseId,
    body: { action: 'revoke', reason },
  }),
  'POST /admin/mosques/:id/ketua': async (test) => {
    const { id, userId, email } = await lostMosque(test);
    return { id, body: { fromUserId: userId, email, reason } };
  },
  'POST /my-licenses/:id/handout': async (test, admin) => ({
    id: (await buyLicenses(test, admin, admin))[0]?.id ?? 0,
  }),
  'POST /my-mosques/:id/ketua': async (_test, admin) => ({
    id: await ownMosque(admin),
    body: { email: newAddress(), leaves: true },
  }),
  'PATCH /my-mosques/:id/members/:memberId': async (test, admin) => {
    const id = await ownMosque(admin);
    await addMember(test, id, 'pengurus');
    const { data } = (await admin.browser.get(`/my-mosques/${id}/members`)).json();
    return { id, memberId: data[1].id, body: { role: 'ketua' } };
  },
  'POST /admin/payment-accounts': () => ({ body: account }),
  'POST /admin/payment-accounts/:id/qris-picture': async (test) => ({
    id: (await createPaymentAccount(test)).id,
    file: await samplePicture(),
    refusal: 'NOT_FOUND',
  }),
  'POST /admin/releases/:id/publish': draftOf,
  'POST /admin/releases/:id/withdraw': draftOf,
  'POST /admin/releases/links': () => ({
    body: { ...link, url: `https://contoh.id/${newAddress()}.apk` },
  }),
  'POST /admin/transactions/record-payment': async (test) => {
    const { id: productId, variants } = await createProduct(test);
    const line = { productId, productVariantId: variants[0]?.id ?? null };
    const { id, payableAmount } = await placeSampleOrder((await signInAs(test)).browser, [line]);
    const at = test.clock.now().toISOString();
    return { body: { transactionId: id, kind: 'cash', amount: payableAmount, at } };
  },
  'POST /admin/transactions/refund': async (test, admin) => ({
    body: { transactionId: (await boughtBy(test, admin)).transactionId, reason },
  }),
  'POST /admin/users/:id/login-link': async (test) => ({
    id: (await createPerson(test, { source: 'admin', hasGeneratedPassword: true })).id,
  }),
  'POST /admin/webhooks': () => ({ body: newWebhook() }),
  'POST /auth/second-factor/backup-codes': () => ({ refusal: 'NOT_FOUND' }),
  'POST /auth/second-factor/passkeys/options': () => ({}),
  'POST /auth/second-factor/totp': () => ({}),
};
