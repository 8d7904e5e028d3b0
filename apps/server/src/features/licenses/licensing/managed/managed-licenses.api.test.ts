import { licenseStatusOf } from '@timesync/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { activateOnline, buyLicenses, sendTransferRequest } from '../../../../../test/licenses.ts';
import { type SignedIn, signInAs } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

let customer: SignedIn;
const test = await createTestApp();
const admin = await signInAs(test, 'admin');
beforeEach(async () => {
  customer = await signInAs(test);
});

const act = (id: number, action: string) =>
  admin.browser.post(`/admin/licenses/${id}/actions`, { action, reason: 'Karena diuji' });
const bind = (licenseKey: string) => activateOnline(test, licenseKey);
const ofCustomer = () => `email=${encodeURIComponent(customer.user.email)}`;
const find = async (query: string) =>
  (await admin.browser.get(`/admin/licenses?${query}`)).json().data;

const ask = (id: number, note?: string) => sendTransferRequest(customer, id, note);

describe('GET /admin/licenses', () => {
  it('shows every licence with the status of the rule, and filters by it', async () => {
    const bought = await buyLicenses(test, customer, admin, { qty: 4 });
    const [active, suspended, revoked] = bought;
    await bind(active?.licenseKey ?? '');
    await act(suspended?.id ?? 0, 'suspend');
    await act(revoked?.id ?? 0, 'revoke');
    const all = await find(ofCustomer());
    expect(all).toHaveLength(4);
    for (const status of ['active', 'suspended', 'revoked', 'unused']) {
      const found = await find(`${ofCustomer()}&status=${status}`);
      expect(found).toHaveLength(1);
      expect(found[0].status).toBe(status);
    }
    expect(licenseStatusOf({ isRevoked: true, isSuspended: true, isBound: true })).toBe('revoked');
    expect(licenseStatusOf({ isRevoked: false, isSuspended: true, isBound: true })).toBe(
      'suspended',
    );
    expect(await find(`licenseKey=${active?.licenseKey.slice(3, 12)}`)).toMatchObject([
      { id: active?.id, used: true, transfersUsed: 0, owner: { email: customer.user.email } },
    ]);
    const csv = await admin.browser.get(`/admin/licenses/export?${ofCustomer()}`);
    const [header = [], ...lines] = csv.body
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'));
    const column = (name: string) => lines.map((cells) => cells[header.indexOf(name)]);
    // The newest first: the last one bought was never touched.
    expect(column('Status')).toEqual(['Belum dipakai', 'Dicabut', 'Ditangguhkan', 'Aktif']);
    expect(column('Pernah Dipakai')).toEqual(['tidak', 'tidak', 'tidak', 'ya']);
    expect(column('Pindah Terpakai')).toEqual(['0', '0', '0', '0']);
  });
});

describe('actions', () => {
  it('follow the status, each recorded with its reason', async () => {
    const [license] = await buyLicenses(test, customer, admin);
    const id = license?.id ?? 0;
    expect((await act(id, 'reinstate')).statusCode).toBe(409);
    expect((await act(id, 'release')).statusCode).toBe(409);
    expect((await act(id, 'suspend')).json().status).toBe('suspended');
    expect((await act(id, 'suspend')).statusCode).toBe(409);
    expect((await act(id, 'reinstate')).json().status).toBe('unused');
    await bind(license?.licenseKey ?? '');
    expect((await act(id, 'release')).json()).toMatchObject({ status: 'unused', used: true });
    const revoked = (await act(id, 'revoke')).json();
    expect(revoked.status).toBe('revoked');
    for (const action of ['suspend', 'reinstate', 'release', 'revoke']) {
      expect((await act(id, action)).statusCode).toBe(409);
    }
    const actions = revoked.timeline.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['revoke', 'release', 'activate', 'reinstate', 'suspend']);
    expect(revoked.timeline[0]).toMatchObject({
      note: 'Karena diuji',
      before: { status: 'unused' },
      after: { status: 'revoked' },
    });
    expect(revoked.timeline[3]).toMatchObject({
      before: { status: 'suspended' },
      after: { status: 'unused' },
    });
  });

  it('need a reason', async () => {
    const [license] = await buyLicenses(test, customer, admin);
    const path = `/admin/licenses/${license?.id}/actions`;
    expect((await admin.browser.post(path, { action: 'revoke' })).statusCode).toBe(400);
  });
});

it('gives one licence however often it is sent', async () => {
  await buyLicenses(test, customer, admin);
  const { data } = (await admin.browser.get('/admin/products')).json();
  const give = (qty: number, product = data[0]) =>
    admin.browser.post(
      '/admin/licenses',
      { productVariantId: product.ProductVariant[0].id, qty, reason: 'Hadiah' },
      { headers: { 'idempotency-key': `gift-for-${customer.user.id}` } },
    );
  const answers = await Promise.all([1, 2, 3].map(() => give(2)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const idsOf = (response: { json(): { data: { licenseId: number }[] } }) =>
    response.json().data.map(({ licenseId }) => licenseId);
  const [first = [], ...others] = answers.map(idsOf);
  expect(first).toHaveLength(2);
  for (const other of others) expect(other).toEqual(first);
  // Each answer has links of its own, and only the last ones open.
  const open = (await admin.browser.get('/admin/links')).json().data;
  expect(open.filter(({ kind }: { kind: string }) => kind === 'gift')).toHaveLength(2);
  expect((await give(3)).json().code).toBe('IDEMPOTENCY_MISMATCH');
  expect(idsOf(await give(1))).toEqual([first[0]]);
});

describe('moving to another device', () => {
  const decide = (id: number, body: object) =>
    admin.browser.post(`/admin/transfers/${id}/decision`, body);
  const requestOf = async (id: number) => {
    const { data } = (await admin.browser.get('/admin/transfers?status=open&limit=100')).json();
    return data.find(({ licenseId }: { licenseId: number }) => licenseId === id);
  };

  it('is asked for with a picture, seen by the admin, and frees the licence', async () => {
    const [license] = await buyLicenses(test, customer, admin);
    const { id = 0, licenseKey = '' } = license ?? {};
    await bind(licenseKey);
    const asked = await ask(id);
    expect(asked.statusCode).toBe(201);
    expect(asked.json().transfers).toMatchObject({ used: 0, allowed: 3, obstacle: 'alreadyOpen' });
    expect((await ask(id)).json().code).toBe('TRANSFER_REFUSED');

    const request = await requestOf(id);
    expect(request).toMatchObject({ note: 'Layar pecah', status: 'open', transfersUsed: 0 });

    expect((await decide(request.id, { decision: 'approve' })).json().status).toBe('approved');
    expect((await decide(request.id, { decision: 'approve' })).statusCode).toBe(409);
    expect((await bind(licenseKey)).json().sequence).toBe(2);
    const shown = (await customer.browser.get(`/my-licenses/${id}`)).json();
    expect(shown.transfers).toMatchObject({
      used: 1,
      obstacle: null,
      latest: { status: 'approved' },
    });
  });

  it('is refused with a reason that the customer reads, and the admin at the next one', async () => {
    const [license] = await buyLicenses(test, customer, admin);
    const { id = 0, licenseKey = '' } = license ?? {};
    await bind(licenseKey);
    await ask(id);
    const request = await requestOf(id);
    expect((await decide(request.id, { decision: 'reject' })).statusCode).toBe(400);
    await decide(request.id, { decision: 'reject', note: 'Foto tidak jelas' });
    const shown = (await customer.browser.get(`/my-licenses/${id}`)).json();
    expect(shown).toMatchObject({
      status: 'active',
      transfers: { used: 0, latest: { status: 'rejected', note: 'Foto tidak jelas' } },
    });
    expect((await ask(id)).statusCode).toBe(201);
    const next = await requestOf(id);
    expect(next.earlier).toEqual([
      {
        id: request.id,
        status: 'rejected',
        note: 'Layar pecah',
        decisionNote: 'Foto tidak jelas',
        isCounted: true,
        requestedAt: expect.stringMatching(/Z$/),
        decidedAt: expect.stringMatching(/Z$/),
      },
    ]);
    const uncounted = { isCounted: false, note: 'Ganti garansi' };
    await decide(next.id, { decision: 'approve', ...uncounted });
    await bind(licenseKey);
    await ask(id);
    expect((await requestOf(id)).earlier).toMatchObject([
      { status: 'approved', isCounted: false, decisionNote: 'Ganti garansi' },
      { status: 'rejected' },
    ]);
  });

  it('is not for unused licences, or without words', async () => {
    const [license] = await buyLicenses(test, customer, admin);
    const id = license?.id ?? 0;
    expect((await ask(id)).json().message).toContain('belum dipakai');
    expect((await ask(id, 'x')).statusCode).toBe(400);
  });
});
