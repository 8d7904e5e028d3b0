// Notices of a mosque's order go to those who may order for it, and not to a buyer who has left.
import { expect, it } from 'vitest';
import { type SignedIn, signInAs } from '../../../../../test/people.ts';
import { createProduct } from '../../../../../test/shop.ts';
import { addMember, openMosque } from '../../../../../test/shops/mosque-shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { sendOrderMail } from './order-mail-job.ts';

const test = await createTestApp();
const admin = await signInAs(test, 'admin');

const mailed = async () => (await test.popMails()).map(({ to }) => to).toSorted();

async function mosqueWithOrder() {
  const { id: mosqueId, ketua } = await openMosque(test);
  const buyer = await addMember(test, mosqueId, 'pengurus');
  const { id: productId, variants } = await createProduct(test);
  const details = [{ productId, productVariantId: variants[0]?.id, qty: 1 }];
  const { id } = (await buyer.browser.post('/transaction', { details, mosqueId })).json();
  return { mosqueId, ketua, buyer, id: id as number };
}

const leave = (mosqueId: number, { user }: SignedIn) =>
  test.database.pool.query(
    'update mosque_members set until = now() where mosque_id = $1 and user_id = $2',
    [mosqueId, user.id],
  );
const cancel = (transactionId: number) =>
  admin.browser.post('/admin/transactions/cancel', { transactionId, reason: 'Tidak dibayar' });

it('goes to those who may order for the mosque', async () => {
  const { id, ketua, buyer } = await mosqueWithOrder();
  const both = [ketua.user.email, buyer.user.email].toSorted();
  expect(await mailed()).toEqual(both);
  await cancel(id);
  expect(await mailed()).toEqual(both);
});

it('goes to nobody who has left it, by mail or WhatsApp', async () => {
  const { id, ketua, buyer, mosqueId } = await mosqueWithOrder();
  await test.database.pool.query(
    'update users set whatsapp_consent_at = now() where id = any($1)',
    [[ketua.user.id, buyer.user.id]],
  );
  await leave(mosqueId, buyer);
  expect(await mailed()).toEqual([ketua.user.email]);
  await cancel(id);
  expect(await mailed()).toEqual([ketua.user.email]);
  const { rows } = await test.database.pool.query(
    `select user_id from notices where subject = 'order' and subject_id = $1 and channel = 'whatsapp'`,
    [id],
  );
  expect(rows).toEqual([{ user_id: ketua.user.id }]);
});

it('is a job for each of several readers, and a reader who left meanwhile gets none', async () => {
  const { id, ketua, buyer, mosqueId } = await mosqueWithOrder();
  await test.popMails();
  await sendOrderMail(test.dependencies, { orderId: id, event: 'placed' }, 'satu');
  await leave(mosqueId, buyer);
  expect(await mailed()).toEqual([ketua.user.email]);
});
