import { beforeEach, expect, it } from 'vitest';
import { giveLicense } from '../../../../test/licenses.ts';
import { openOrderShop } from '../../../../test/shops/order-shop.ts';
import { queueNotice } from './queue-notice.ts';
import { sendQueuedMails } from './send-mails.ts';

const shop = await openOrderShop();
beforeEach(() => shop.replacePeople());

const noticesOf = async (userId: number) =>
  (await shop.people.admin.browser.get(`/admin/users/${userId}/notices`)).json().data;

it('lists a customer’s notices about his order, newest first', async () => {
  const { customer } = shop.people;
  const { id } = await shop.newOrder();
  await shop.sendProof(id);
  await shop.reject(id);
  const notices = await noticesOf(customer.user.id);
  expect(notices.map(({ event }: { event: string }) => event)).toEqual([
    'proof rejected',
    'proof received',
  ]);
  expect(notices[0]).toMatchObject({
    subject: 'order',
    subjectId: id,
    channel: 'mail',
    sentAt: null,
  });
  expect(notices[0].title).toContain('Bukti pembayaran belum dapat diterima');
});

it('notifies of a licence that is given, suspended, reinstated, suspended again and revoked', async () => {
  const { customer, admin } = shop.people;
  const productVariantId = shop.line.productVariantId ?? 0;
  const gift = await giveLicense(admin, customer, { productVariantId, reason: 'Hadiah' });
  const { id, licenseKey } = gift;
  await shop.test.popMails();
  for (const action of ['suspend', 'reinstate', 'suspend', 'revoke']) {
    shop.test.clock.advance(60_000);
    const path = `/admin/licenses/${id}/actions`;
    const answer = await admin.browser.post(path, { action, reason: 'Dipakai di dua tempat' });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const mails = await shop.test.popMails();
  expect(mails.map(({ subject }) => subject.split(' – ')[0]).toSorted()).toEqual([
    'Lisensi dicabut',
    'Lisensi dipulihkan',
    'Lisensi ditangguhkan',
    'Lisensi ditangguhkan',
  ]);
  for (const { text, to } of mails) {
    expect(text).toContain('Dipakai di dua tempat');
    expect(text).not.toContain(licenseKey);
    expect(to).toBe(customer.user.email);
  }
  expect(await noticesOf(customer.user.id)).toHaveLength(5);
});

const sample = (subjectId: number) => ({
  person: { ...shop.people.customer.user, wantsWhatsapp: false },
  event: 'sample',
  subject: 'order' as const,
  subjectId,
  mail: { to: shop.people.customer.user.email, subject: 'Kabar', text: 'Isi', html: '<p>Isi</p>' },
});

it('is one per event and subject, and none when its change is taken back', async () => {
  const { database, dependencies } = shop.test;
  await shop.test.popMails();
  const write = (subjectId: number) =>
    database.transaction((tx) => queueNotice(dependencies, tx, sample(subjectId)));
  await Promise.all([write(1), write(1), write(1)]);
  const undone = database.transaction(async (tx) => {
    await queueNotice(dependencies, tx, sample(2));
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect(await shop.test.popMails()).toHaveLength(1);
  expect(await noticesOf(shop.people.customer.user.id)).toHaveLength(1);
});

it('is repeated to the customer’s present address, and recorded with the admin who did it', async () => {
  const { customer, admin } = shop.people;
  const { database, dependencies } = shop.test;
  await database.transaction((tx) => queueNotice(dependencies, tx, sample(3)));
  await shop.test.popMails();
  const [notice] = await noticesOf(customer.user.id);
  const email = `baru-${customer.user.id}@masjid.id`;
  await database.pool.query('update users set email = $1 where id = $2', [email, customer.user.id]);
  const again = await admin.browser.post(`/admin/notices/${notice.id}/repeat`);
  expect([again.statusCode, again.json().repeatedAt]).toEqual([200, expect.any(String)]);
  const [mail] = await shop.test.popMails();
  expect(mail).toMatchObject({ to: email, subject: 'Kabar', noticeId: notice.id });
  const { data } = (await admin.browser.get('/admin/history?subject=user')).json();
  expect(data[0]).toMatchObject({ action: 'repeat notice', subjectId: customer.user.id });
  expect((await admin.browser.post('/admin/notices/999999/repeat')).statusCode).toBe(404);
});

it('says when it left', async () => {
  const { database, dependencies } = shop.test;
  await sendQueuedMails({
    ...dependencies,
    mailer: { send: async () => 'sent' as const, close: () => undefined },
  });
  await database.transaction((tx) => queueNotice(dependencies, tx, sample(4)));
  const { id } = shop.people.customer.user;
  await expect.poll(async () => (await noticesOf(id))[0].sentAt).not.toBeNull();
});
