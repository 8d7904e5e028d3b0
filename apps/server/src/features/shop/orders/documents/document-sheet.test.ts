import { orderDocument, terbilang } from '@timesync/contract';
import { expect, it } from 'vitest';
import { pdfText } from '../../../../../test/documents/pdf-text.ts';
import { roundsOf } from '../../../../../test/rounds.ts';
import { documentSheet } from './document-sheet.ts';

const seller = {
  name: 'CV Waktu Tepat',
  address: null,
  city: 'Bandung',
  phone: null,
  taxNumber: null,
  since: null,
};
const billTo = { name: 'Masjid Al-Ikhlas', address: null, taxNumber: null };
const line = {
  product: { name: 'Jam Masjid', fileUrl: null },
  productVariant: null,
  qty: 1,
  price: 1_000,
  refundedQty: 0,
};

type Order = Parameters<typeof orderDocument>[0];

function receiptOf(amount: number) {
  const issuedAt = '2026-11-17T03:00:00.000Z';
  return { number: 'KW-202611-000001', code: 'c'.repeat(22), amount, issuedAt, replaces: null };
}

const sheetOf = (changes: Partial<Order>) => {
  const order = {
    status: 'paid',
    invoiceNumber: 'INV-202611-000001',
    createdAt: '2026-11-17T03:00:00.000Z',
    details: [line],
    billTo,
    receipt: receiptOf(1_000),
    ...changes,
  } as Order;
  return documentSheet({
    document: orderDocument(order),
    seller,
    accounts: [],
    signature: undefined,
    publicUrl: 'https://jam.test',
    proof: undefined,
  });
};

/** Of all sums that an order can receive, this one has the most words. */
const LONGEST = 1_888_888_888_888;

/** From one rupiah to the largest order, as many small sums as large ones. */
const anyAmount = () => Math.max(1, Math.floor(10 ** (Math.random() * 12)));

it('says every sum in words that can be read back from the file', async () => {
  for (let round = 0; round < roundsOf(1_000, { share: 0.004 }); round += 1) {
    const amount = round === 0 ? LONGEST : anyAmount();
    const text = await pdfText(await sheetOf({ receipt: receiptOf(amount) }));
    const words = /Uang sejumlah (.*?) rupiah /.exec(text)?.[1];
    expect([amount, words?.toLowerCase()]).toEqual([amount, terbilang(amount)]);
  }
});

it.each([
  [1, 'half a sheet', [595.28, 419.53], 1],
  [12, 'one sheet', [595.28, 841.89], 1],
  [50, 'two sheets', [595.28, 841.89], 2],
])('%i lines fill %s', async (count, _, size, pages) => {
  const file = await sheetOf({ details: Array(count).fill(line) });
  const boxes = [...file.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes.map(([, width, height]) => [Number(width), Number(height)])).toEqual(
    Array(pages).fill(size),
  );
  expect(await pdfText(file)).toContain('Bandung, 17 Nov 2026');
});

it('spreads a short document over its sheet and never beyond', async () => {
  const two = { ...line, productVariant: { name: 'TV Box' } };
  for (const plain of [0, 1, 2]) {
    for (const withVariant of [1, 2]) {
      const details = [...Array(plain).fill(line), ...Array(withVariant).fill(two)];
      const file = (await sheetOf({ details })).toString('latin1');
      expect([plain, withVariant, file.match(/\/MediaBox/g)?.length]).toEqual([
        plain,
        withVariant,
        1,
      ]);
    }
  }
});
