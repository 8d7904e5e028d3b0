import { formatRupiah, terbilang } from '@timesync/contract';
import { beforeEach, expect, it } from 'vitest';
import { pdfText } from '../../../../../test/documents/pdf-text.ts';
import { createProduct, placeSampleOrder, samplePicture } from '../../../../../test/shop.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';
import type { OutgoingMail } from '../../../../platform/mail/mailer.ts';
import { sendOrderMail } from '../mails/order-mail-job.ts';

const shop = await openOrderShop();
beforeEach(() => shop.replacePeople());

const mosque = {
  name: 'Masjid Al-Ikhlas',
  address: 'Jl. Melati No. 5, Sukamaju, Kota Bandung',
  taxNumber: '01.234.567.8-901.000',
};

const getDocument = (id: number, name = 'dokumen.pdf') =>
  shop.people.customer.browser.get(`/transaction/${id}/${name}`);
const textOf = async (id: number) => pdfText((await getDocument(id)).rawPayload);
const setBillTo = (id: number, billTo: object = mosque) =>
  shop.people.customer.browser.put(`/transaction/${id}/bill-to`, billTo);
const correct = (id: number, body: object = {}) =>
  shop.people.admin.browser.post('/admin/transactions/kwitansi', {
    transactionId: id,
    ...mosque,
    reason: 'Nama masjid keliru',
    ...body,
  });

/** Returns the code that the QR contains. */
async function codeOf(number: string): Promise<string> {
  const found = await shop.test.database.pool.query('select code from receipts where number = $1', [
    number,
  ]);
  return found.rows[0].code;
}

it('a kwitansi names payer, sum, words, purpose and number, and is small', async () => {
  const order = await shop.newOrder(2);
  expect((await setBillTo(order.id)).json().billTo).toEqual({
    ...mosque,
    taxNumber: '012345678901000',
  });
  const paid = await shop.pay(order.id);
  expect(paid.receipt).toMatchObject({
    number: expect.stringMatching(/^KW-\d{6}-\d{6}$/),
    amount: order.payableAmount,
    replaces: null,
  });
  const { statusCode, headers, rawPayload } = await getDocument(order.id);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': `inline; filename="Kwitansi-${paid.receipt.number}.pdf"`,
  });
  expect(rawPayload.length).toBeLessThan(60_000);
  const text = await pdfText(rawPayload);
  for (const expected of [
    mosque.name,
    mosque.address,
    'NPWP 012345678901000',
    paid.receipt.number,
    order.invoiceNumber,
    'Jam Masjid 2 249.000 498.000 TV Box',
    'Meterai',
  ]) {
    expect(text).toContain(expected);
  }
  expect(text.toLowerCase()).toContain(`${terbilang(order.payableAmount)} rupiah`);
});

it('is an invoice until the money has come, and for a free order', async () => {
  const order = await shop.newOrder();
  const invoice = await getDocument(order.id);
  expect(invoice.rawPayload.length).toBeLessThan(60_000);
  const text = await pdfText(invoice.rawPayload);
  expect(text).toContain(order.invoiceNumber);
  expect(text).toContain('7123456789');
  const figures = `Total ${formatRupiah(249_000)} Kode unik ${order.uniqueCode} Jumlah transfer ${formatRupiah(order.payableAmount)}`;
  expect(text).toContain(figures.replace(/\s+/g, ' '));

  const free = await createProduct(shop.test, { price: 0, requiresLicense: false, variants: [] });
  const gift = await placeSampleOrder(shop.people.customer.browser, [{ productId: free.id }]);
  expect((await shop.approve(gift.id)).json().receipt).toBeNull();
  expect(await textOf(gift.id)).toContain('INVOICE');
});

it("the treasurer's file holds the kwitansi and the proof", async () => {
  const { id, invoiceNumber } = await shop.newOrder();
  await shop.sendProof(id);
  const { receipt } = (await shop.approve(id)).json();
  const { headers, rawPayload } = await getDocument(id, 'berkas.pdf');
  expect(headers['content-disposition']).toBe(`inline; filename="Berkas-${invoiceNumber}.pdf"`);
  expect(await pdfText(rawPayload)).toContain(receipt.number);
  const proofsIn = (file: Buffer) => file.toString('latin1').split('/Filter /DCTDecode').length - 1;
  expect(proofsIn(rawPayload)).toBe(1);

  const unproven = await shop.newPaidOrder();
  expect(proofsIn((await getDocument(unproven.id, 'berkas.pdf')).rawPayload)).toBe(0);
});

it('a corrected kwitansi has a new number and names the old one, which ends', async () => {
  const { id, receipt: first } = await shop.newPaidOrder();
  const corrected = await correct(id);
  expect(corrected.statusCode).toBe(200);
  const { receipt, billTo } = corrected.json();
  expect(receipt).toMatchObject({ replaces: first.number, amount: first.amount });
  expect(receipt.number).not.toBe(first.number);
  expect(billTo.name).toBe(mosque.name);
  const text = await textOf(id);
  expect(text).toContain(`Pengganti ${first.number}`);
  expect(text).toContain(mosque.name);
  const [shown] = (await shop.show(id)).json().timeline.slice(-1);
  expect(shown).toMatchObject({ action: 'correctReceipt', by: 'admin' });

  const visitor = shop.test.browser();
  const old = await visitor.get(`/public/receipts/${await codeOf(first.number)}`);
  expect(old.json()).toEqual({ number: first.number, amount: null, day: null });
  const valid = await visitor.get(`/public/receipts/${await codeOf(receipt.number)}`);
  expect(valid.json()).toEqual({
    number: receipt.number,
    amount: receipt.amount,
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

it('corrections at once make one chain', async () => {
  const { id } = await shop.newPaidOrder();
  await Promise.all(Array.from({ length: 8 }, () => correct(id)));
  const { rows } = await shop.test.database.pool.query(
    'select count(*)::int as all, count(distinct replaces_id)::int as replacing from receipts where order_id = $1',
    [id],
  );
  expect(rows[0]).toEqual({ all: 9, replacing: 8 });
});

it('the database changes and deletes no kwitansi', async () => {
  await shop.newPaidOrder();
  const { pool } = shop.test.database;
  await expect(pool.query('update receipts set amount = 1')).rejects.toThrow('never changed');
  await expect(pool.query('delete from receipts')).rejects.toThrow('never changed');
});

it('the page behind the QR knows no other code, and a refund ends it', async () => {
  const visitor = shop.test.browser();
  expect((await visitor.get(`/public/receipts/${'x'.repeat(22)}`)).statusCode).toBe(404);
  expect((await visitor.get('/public/receipts/1')).statusCode).toBe(400);
  const { id, receipt } = await shop.newPaidOrder();
  await shop.refund(id);
  const code = await codeOf(receipt.number);
  expect((await visitor.get(`/public/receipts/${code}`)).json().amount).toBeNull();
  expect(await textOf(id)).toContain('DANA SUDAH DIKEMBALIKAN');
});

it('the buyer changes the name until it is paid, the seller afterwards too', async () => {
  const { id } = await shop.newOrder();
  expect((await setBillTo(id, { name: 'Masjid An-Nur' })).json().billTo).toEqual({
    name: 'Masjid An-Nur',
    address: null,
    taxNumber: null,
  });
  expect((await correct(id)).json()).toMatchObject({
    billTo: { name: mosque.name },
    receipt: null,
  });
  await shop.pay(id);
  const late = await setBillTo(id);
  expect(late.statusCode).toBe(409);
  expect(late.json().message).toContain('Hubungi admin');

  const ended = await shop.newOrder();
  await shop.cancel(ended.id);
  expect((await setBillTo(ended.id)).statusCode).toBe(409);
  expect((await correct(ended.id)).statusCode).toBe(409);
});

it('the mail of a paid order carries the kwitansi, which no job and no notice holds', async () => {
  const { id, receipt } = await shop.newPaidOrder();
  const sent: OutgoingMail[] = [];
  const mailer = {
    async send(mail: OutgoingMail) {
      sent.push(mail);
      return 'sent' as const;
    },
    close: () => undefined,
  };
  const job = { orderId: id, event: 'approved' } as const;
  await sendOrderMail({ ...shop.test.dependencies, mailer }, job, 'paid-mail');
  expect(sent[0]?.text).toContain(receipt.number);
  expect(sent[0]?.attachments).toHaveLength(1);
  const [attachment] = sent[0]?.attachments ?? [];
  expect(attachment?.filename).toBe(`Kwitansi-${receipt.number}.pdf`);
  expect(await pdfText(attachment?.content ?? Buffer.alloc(0))).toContain(receipt.number);
  const { rows } = await shop.test.database.pool.query(
    `select mail from notices where subject = 'order' and subject_id = $1 and event = 'approved'`,
    [id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].mail).not.toHaveProperty('attachments');
});

it('the signature of the seller is on it, and the file stays small', async () => {
  const { id } = await shop.newPaidOrder();
  const without = (await getDocument(id)).rawPayload.length;
  const { browser } = shop.people.admin;
  const saved = await browser.sendFile('/admin/settings/signature', {
    bytes: await samplePicture(5),
  });
  expect(saved.statusCode).toBe(200);
  const { rawPayload } = await getDocument(id);
  expect(rawPayload.length).toBeGreaterThan(without + 200);
  expect(rawPayload.length).toBeLessThan(60_000);
});
