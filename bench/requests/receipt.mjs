// A kwitansi as PDF: milliseconds, median of many after a few to warm up, and its size.
// `node bench/requests/receipt.mjs`
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { median, report } from '../support/report.mjs';

const ROUNDS = 40;
const WARM_UP = 10;

// By its path, so that this does not depend on the server's package.
const papers = resolve(import.meta.dirname, '../../apps/server/src/features/orders/papers');
const { receiptSheet } = await import(pathToFileURL(resolve(papers, 'receipt-sheet.ts')).href);

const billTo = {
  name: 'DKM Masjid Jami Al-Ikhlas',
  address: 'Jl. Melati No. 5 RT 02/RW 05, Kel. Sukamaju, Kota Bandung, Jawa Barat 40121',
  taxNumber: '012345678901000',
};
const order = {
  status: 'paid',
  invoiceNumber: 'INV-202611-000001',
  shippingAmount: 35_000,
  lines: [
    { productName: 'TimeSync Box', variantName: 'Box RAM 2 GB', qty: 2, refundedQty: 0 },
    { productName: 'Jam Masjid', variantName: 'Smartphone/Tablet', qty: 10, refundedQty: 0 },
  ],
};
const seller = {
  name: 'CV Waktu Tepat',
  address: 'Jl. Soekarno Hatta No. 112, Kota Bandung, Jawa Barat 40121',
  phone: '+6281234567890',
  taxNumber: '0123456789012345',
  since: 2019,
};
const paper = { order, billTo, seller, signature: undefined, publicUrl: 'https://jam.example.id' };
const receipt = {
  number: 'KW-202611-000002',
  code: 'c'.repeat(22),
  amount: 3_323_137,
  issuedAt: '2026-11-17T03:00:00.000Z',
  replaces: 'KW-202611-000001',
  billTo,
};

const times = [];
let bytes = 0;
for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
  const started = performance.now();
  bytes = (await receiptSheet(paper, receipt)).length;
  if (round >= WARM_UP) times.push(performance.now() - started);
}
await report('kwitansi, ms', median(times));
await report('kwitansi, KB', bytes / 1024);
