// A kwitansi as PDF: milliseconds, median of many after a few to warm up, and its size.
// `node bench/requests/receipt.mjs`
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { median, report } from '../support/report.mjs';

const ROUNDS = 40;
const WARM_UP = 10;

// By their paths, so that this does not depend on the server's package.
const sources = resolve(import.meta.dirname, '../..');
const load = (path) => import(pathToFileURL(resolve(sources, path)).href);
const { orderDocument } = await load('packages/contract/src/orders/order-document.ts');
const { documentSheet } = await load(
  'apps/server/src/features/shop/orders/documents/document-sheet.ts',
);

const ISSUED_AT = '2026-11-17T03:00:00.000Z';
const line = { productVariant: { name: 'Smartphone/Tablet' }, refundedQty: 0 };
const document = orderDocument({
  status: 'paid',
  invoiceNumber: 'INV-202611-000001',
  createdAt: ISSUED_AT,
  paidAt: ISSUED_AT,
  paymentAccount: { name: 'BSI', accountNumber: '7123456789', accountName: 'CV Waktu Tepat' },
  billTo: {
    name: 'DKM Masjid Jami Al-Ikhlas',
    address: 'Jl. Melati No. 5 RT 02/RW 05, Kel. Sukamaju, Kota Bandung, Jawa Barat 40121',
    taxNumber: '012345678901000',
  },
  receipt: {
    number: 'KW-202611-000002',
    code: 'c'.repeat(22),
    amount: 3_323_137,
    issuedAt: ISSUED_AT,
    replaces: 'KW-202611-000001',
  },
  totalAmount: 3_323_000,
  payableAmount: 3_323_137,
  shippingAmount: 35_000,
  shippingAddress: {},
  uniqueCode: 137,
  refundedAmount: 0,
  details: [
    { ...line, product: { name: 'TimeSync Box' }, qty: 2, price: 1_200_000 },
    { ...line, product: { name: 'Jam Masjid' }, qty: 10, price: 88_800 },
  ],
});
const seller = {
  name: 'CV Waktu Tepat',
  address: 'Jl. Soekarno Hatta No. 112, Kota Bandung, Jawa Barat 40121',
  city: 'Bandung',
  phone: '+6281234567890',
  taxNumber: '0123456789012345',
  since: 2019,
};
const sheet = { document, seller, accounts: [], publicUrl: 'https://jam.example.id' };

const times = [];
let bytes = 0;
for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
  const started = performance.now();
  bytes = (await documentSheet(sheet)).length;
  if (round >= WARM_UP) times.push(performance.now() - started);
}
await report('kwitansi, ms', median(times));
await report('kwitansi, KB', bytes / 1024);
