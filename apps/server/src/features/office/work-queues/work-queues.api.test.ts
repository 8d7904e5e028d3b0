import { formatDeviceId } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createPerson, signInAs } from '../../../../test/people.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const deviceId = Buffer.from('0123456789');

const test = await createTestApp();
const office = (await signInAs(test, 'admin')).browser;
const caller = await createPerson(test);
await createPerson(test);
await test.database.db.execute(sql`
    update users set name = 'Haji Sulaiman', whatsapp = '+6281299887766' where id = ${caller.id}`);
await test.database.db.execute(sql`
    with placed as (
      insert into orders (invoice_number, user_id, status, total_amount, unique_code, holds_amount,
        created_at, expires_at)
      values ('INV-202611-004711', ${caller.id}, 'confirm', 249000, 2, true, now(),
        now() + interval '1 day') returning id)
    insert into parcels (order_id, tracking_number, status, created_at, sent_at)
    select id, 'JNE-8812345', 'sent', now(), now() from placed`);
await test.database.db.execute(sql`
    with given as (
      insert into licenses (license_key, init, user_id, product_name, gift_key, issued_at)
      values ('TV-AAAA-BBBB-CCCC-DDDD', 'TV', ${caller.id}, 'Jam', 'x', now()) returning id)
    insert into activations (license_id, sequence, device_id, device_type, device_name, activated_at)
    select id, 1, ${deviceId}, 'tv-box', 'TV ruang utama', now() from given`);
const found = sql`
    with added as (
      insert into mosques (kind, name, created_by, created_at)
      values ('masjid', 'Masjid Baiturrahim', ${caller.id}, now()) returning id)
    insert into mosque_members (mosque_id, user_id, role, since)
    select id, ${caller.id}, 'ketua', now() from added`;
await test.database.db.execute(found);

const find = async (words: string) =>
  (await office.get(`/admin/search?q=${encodeURIComponent(words)}`)).json().data;

describe('GET /admin/search', () => {
  it.each([
    ['his name', 'sulaim', null],
    ['his number as he says it', '0812-9988', null],
    ['his number as it is stored', '+62 812 9988', null],
    ['his mosque', 'baiturrahim', 'Masjid Baiturrahim'],
    ['an invoice', '004711', 'INV-202611-004711'],
    ['a key', 'tv-aaaa-bbbb', 'TV-AAAA-BBBB-CCCC-DDDD'],
    ['the name of a device', 'ruang utama', 'TV ruang utama'],
    ['the id of a device', formatDeviceId(deviceId), 'TV ruang utama'],
    ['the last letters of a device', formatDeviceId(deviceId).slice(-4), 'TV ruang utama'],
    ['what he has to transfer', 'Rp 249.002', 'INV-202611-004711'],
    ['a part of the tracking number', '88123', 'JNE-8812345'],
  ])('finds a caller by %s', async (_what, words, by) => {
    const { id, email } = caller;
    const orderId = by?.startsWith('INV') ? expect.any(Number) : null;
    expect(await find(words)).toEqual([
      { id, name: 'Haji Sulaiman', email, whatsapp: '+6281299887766', by, orderId },
    ]);
  });

  it('finds him by his email, among others', async () => {
    expect(await find(caller.email)).toContainEqual(expect.objectContaining({ id: caller.id }));
  });

  it('takes % and _ for letters, and refuses two of them', async () => {
    expect(await find('%%%')).toEqual([]);
    expect((await office.get('/admin/search?q=ab')).statusCode).toBe(400);
  });
});

it('GET /admin/waiting says what waits, since when, for how much, and what yesterday brought', async () => {
  await test.database.db.execute(sql`
    insert into orders (invoice_number, user_id, status, total_amount, received_amount,
      created_at, expires_at, paid_at)
    values ('INV-202611-004712', ${caller.id}, 'paid', 149000, 149000, now(), now(),
      ${test.clock.now()}::timestamptz - interval '1 day')`);
  const nothing = { money: null, shippingCosts: null, moves: null, parcels: null, claims: null };
  const none = { ...nothing, messages: null, mails: null };
  expect((await office.get('/admin/waiting')).json()).toEqual({
    proofs: 1,
    money: 0,
    shippingCosts: 0,
    moves: 0,
    parcels: 0,
    claims: 0,
    messages: 0,
    mails: 0,
    oldestAt: { ...none, proofs: expect.stringMatching(/Z$/) },
    amounts: { ...none, proofs: 249_002 },
    yesterday: { orders: 1, revenue: 149_000 },
  });
});
