import { terbilang } from '@timesync/contract';
import { expect, it } from 'vitest';
import { pdfText } from '../../../../test/documents/pdf-text.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import type { LoadedOrder } from '../load-order.repository.ts';
import { receiptSheet } from './receipt-sheet.ts';

const seller = { name: 'CV Waktu Tepat', address: null, phone: null, taxNumber: null, since: null };
const billTo = { name: 'Masjid Al-Ikhlas', address: null, taxNumber: null };
const order = {
  status: 'paid',
  invoiceNumber: 'INV-202611-000001',
  shippingAmount: 0,
  lines: [{ productName: 'Jam Masjid', variantName: 'TV Box', qty: 1, refundedQty: 0 }],
} as LoadedOrder;

/** With the most words of all that an order can receive. */
const LONGEST = 1_888_888_888_888;

/** From one rupiah to the largest order, as many small sums as large ones. */
const anyAmount = () => Math.max(1, Math.floor(10 ** (Math.random() * 12)));

it('says every sum in words that can be read back from the file', async () => {
  const paper = { order, billTo, seller, signature: undefined, publicUrl: 'https://jam.test' };
  for (let round = 0; round < roundsOf(1_000, { share: 0.04 }); round += 1) {
    const amount = round === 0 ? LONGEST : anyAmount();
    const bytes = await receiptSheet(paper, {
      number: 'KW-202611-000001',
      code: 'c'.repeat(22),
      amount,
      issuedAt: '2026-11-17T03:00:00.000Z',
      replaces: null,
      billTo,
    });
    const words = /Uang sejumlah (.*?) rupiah /.exec(await pdfText(bytes))?.[1];
    expect([amount, words?.toLowerCase()]).toEqual([amount, terbilang(amount)]);
  }
});
