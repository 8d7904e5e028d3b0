// Notices of a mosque's boxes, claims and licences go to its members, and not to a buyer who has left.
import { beforeEach, expect, it } from 'vitest';
import { newSerial, openBoxShop } from '../../../../test/shops/box-shop.ts';
import { addMember, openMosque } from '../../../../test/shops/mosque-shop.ts';

const shop = await openBoxShop();
beforeEach(() => shop.replacePeople());

const mailed = async () => (await shop.test.popMails()).map(({ to }) => to).toSorted();

/** The order and its licence are of a mosque whose member the buyer is not any more. */
async function giveToMosque(orderId: number) {
  const { pool } = shop.test.database;
  const { id, ketua } = await openMosque(shop.test);
  const pengurus = await addMember(shop.test, id, 'pengurus');
  await pool.query('update orders set mosque_id = $1 where id = $2', [id, orderId]);
  const { rows } = await pool.query(
    `update licenses set mosque_id = $1
     where order_line_id in (select id from order_lines where order_id = $2) returning id`,
    [id, orderId],
  );
  await shop.test.popMails();
  const readers = [ketua.user.email, pengurus.user.email].toSorted();
  return { readers, licenseId: rows[0].id as number };
}

it('a parcel that was sent', async () => {
  const { id, orderId } = await shop.paidBox();
  const { readers } = await giveToMosque(orderId);
  expect((await shop.sendParcel(id, [newSerial()])).statusCode).toBe(200);
  expect(await mailed()).toEqual(readers);
});

it('a claim that was decided, and a licence that was revoked', async () => {
  const { orderId, box } = await shop.ownBox();
  const claimId = (await shop.claim(box.id)).json().claim.id;
  const { readers, licenseId } = await giveToMosque(orderId);
  const refused = await shop.decide(claimId, { decision: 'refuse', refusal: 'lightning' });
  expect(refused.statusCode).toBe(200);
  expect(await mailed()).toEqual(readers);
  const { browser } = shop.people.admin;
  const body = { action: 'suspend', reason: 'Karena diuji' };
  expect((await browser.post(`/admin/licenses/${licenseId}/actions`, body)).statusCode).toBe(200);
  expect(await mailed()).toEqual(readers);
});

it('goes to the buyer alone where there is no mosque', async () => {
  const { id } = await shop.paidBox();
  await shop.test.popMails();
  await shop.sendParcel(id, [newSerial()]);
  expect(await mailed()).toEqual([shop.people.customer.user.email]);
});
