import { licenseStatusOf } from '@timesync/contract';
import { describe, expect, it } from 'vitest';
import {
  admin,
  customer,
  findOpenRequest,
  license,
  openShop,
  test,
} from '../../../../../test/license-shop.ts';
import { activateOnline, buyLicenses, sendTransferRequest } from '../../../../../test/licenses.ts';

await openShop();

const act = (action: string, id = license.id) =>
  admin.browser.post(`/admin/licenses/${id}/actions`, { action, reason: 'Karena diuji' });
const bind = () => activateOnline(test, license.licenseKey);
const ofCustomer = () => `email=${encodeURIComponent(customer.user.email)}`;
const find = async (query: string) =>
  (await admin.browser.get(`/admin/licenses?${query}`)).json().data;

const ask = (note?: string) => sendTransferRequest(customer, license.id, note);

describe('GET /admin/licenses', () => {
  it('shows every licence with the status of the rule, and filters by it', async () => {
    const [suspended, revoked] = await buyLicenses(test, customer, admin, { qty: 3 });
    await bind();
    await act('suspend', suspended?.id);
    await act('revoke', revoked?.id);
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
    expect(await find(`licenseKey=${license.licenseKey.slice(3, 12)}`)).toMatchObject([
      { id: license.id, used: true, transfersUsed: 0, owner: { email: customer.user.email } },
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
    expect((await act('reinstate')).statusCode).toBe(409);
    expect((await act('release')).statusCode).toBe(409);
    expect((await act('suspend')).json().status).toBe('suspended');
    expect((await act('suspend')).statusCode).toBe(409);
    expect((await act('reinstate')).json().status).toBe('unused');
    await bind();
    expect((await act('release')).json()).toMatchObject({ status: 'unused', used: true });
    const revoked = (await act('revoke')).json();
    expect(revoked.status).toBe('revoked');
    for (const action of ['suspend', 'reinstate', 'release', 'revoke']) {
      expect((await act(action)).statusCode).toBe(409);
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
    const path = `/admin/licenses/${license.id}/actions`;
    expect((await admin.browser.post(path, { action: 'revoke' })).statusCode).toBe(400);
  });
});

it('gives one licence however often it is sent', async () => {
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

  it('is asked for with a picture, seen by the admin, and frees the licence', async () => {
    await bind();
    const asked = await ask();
    expect(asked.statusCode).toBe(201);
    expect(asked.json().transfers).toMatchObject({ used: 0, allowed: 3, obstacle: 'alreadyOpen' });
    expect((await ask()).json().code).toBe('TRANSFER_REFUSED');

    const request = await findOpenRequest();
    expect(request).toMatchObject({ note: 'Layar pecah', status: 'open', transfersUsed: 0 });

    expect((await decide(request.id, { decision: 'approve' })).json().status).toBe('approved');
    expect((await decide(request.id, { decision: 'approve' })).statusCode).toBe(409);
    expect((await bind()).json().sequence).toBe(2);
    const shown = (await customer.browser.get(`/my-licenses/${license.id}`)).json();
    expect(shown.transfers).toMatchObject({
      used: 1,
      obstacle: null,
      latest: { status: 'approved' },
    });
  });

  it('is refused with a reason that the customer reads, and the admin at the next one', async () => {
    await bind();
    await ask();
    const request = await findOpenRequest();
    expect((await decide(request.id, { decision: 'reject' })).statusCode).toBe(400);
    await decide(request.id, { decision: 'reject', note: 'Foto tidak jelas' });
    const shown = (await customer.browser.get(`/my-licenses/${license.id}`)).json();
    expect(shown).toMatchObject({
      status: 'active',
      transfers: { used: 0, latest: { status: 'rejected', note: 'Foto tidak jelas' } },
    });
    expect((await ask()).statusCode).toBe(201);
    const next = await findOpenRequest();
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
    await bind();
    await ask();
    expect((await findOpenRequest()).earlier).toMatchObject([
      { status: 'approved', isCounted: false, decisionNote: 'Ganti garansi' },
      { status: 'rejected' },
    ]);
  });

  it('is not for unused licences, or without words', async () => {
    expect((await ask()).json().message).toContain('belum dipakai');
    expect((await ask('x')).statusCode).toBe(400);
  });
});
