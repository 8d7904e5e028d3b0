import { expect, it } from 'vitest';
import { terbilang } from '../values/terbilang.ts';
import { type DocumentedOrder, orderDocument, writtenWhere } from './order-document.ts';

const account = { name: 'BSI', accountNumber: '7123456789', accountName: 'CV Waktu Tepat' };
const receipt = {
  number: 'KW-202611-000001',
  code: 'c'.repeat(22),
  amount: 498_123,
  issuedAt: '2026-11-17T03:00:00.000Z',
  replaces: null,
};
const pending = {
  invoiceNumber: 'INV-202611-000007',
  status: 'pending',
  createdAt: '2026-11-16T03:00:00.000Z',
  paidAt: null,
  totalAmount: 498_000,
  shippingAmount: 0,
  awaitsShippingCost: false,
  shippingAddress: null,
  uniqueCode: 123,
  payableAmount: 498_123,
  refundedAmount: 0,
  paymentAccount: null,
  billTo: { name: 'Masjid Al-Ikhlas', address: 'Jl. Melati No. 5', taxNumber: '012345678901000' },
  receipt: null,
  details: [
    {
      product: { name: 'Jam Masjid' },
      productVariant: { name: 'TV Box' },
      qty: 2,
      price: 249_000,
      refundedQty: 0,
    },
  ],
} as DocumentedOrder;
const paid = { status: 'paid', paidAt: '2026-11-17T03:00:00.000Z', receipt } as const;
const shipped = { shippingAddress: {} as DocumentedOrder['shippingAddress'] };

const plain = (text: string) => text.replace('Rp\u00a0', '');
const drawn = (changes: Partial<DocumentedOrder>) => {
  const document = orderDocument({ ...pending, ...changes });
  return {
    ...document,
    sums: document.sums.map(({ label, text }) => `${label} ${plain(text)}`),
    labels: document.rows.map(([label]) => label),
    words: document.words?.join(': ') ?? null,
    state: document.state?.text ?? null,
  };
};

const WORDS = 'Empat ratus sembilan puluh delapan ribu seratus dua puluh tiga rupiah';
const SUMS = ['Total 498.000', 'Kode unik 123', 'Jumlah transfer 498.123'];

it.each<[string, Partial<DocumentedOrder>, Partial<ReturnType<typeof drawn>>]>([
  [
    'unpaid',
    {},
    { title: 'Invoice', sums: SUMS, words: `Terbilang: ${WORDS}`, asksForTransfer: true },
  ],
  [
    'unpaid, without a code',
    { uniqueCode: 0, payableAmount: 498_000 },
    { sums: ['Total 498.000'], asksForTransfer: true },
  ],
  [
    'sent for nothing',
    shipped,
    { sums: ['Ongkos kirim Gratis', ...SUMS], words: `Terbilang: ${WORDS}` },
  ],
  [
    'waiting for its shipping cost',
    { ...shipped, awaitsShippingCost: true },
    {
      sums: ['Ongkos kirim sedang dihitung'],
      words: null,
      leftOut: expect.stringContaining('jangan transfer dulu'),
      asksForTransfer: false,
    },
  ],
  [
    'ended before its shipping cost',
    { ...shipped, awaitsShippingCost: true, status: 'cancelled' },
    { words: null, leftOut: null, state: 'DIBATALKAN', asksForTransfer: false },
  ],
  [
    'with a proof',
    { status: 'confirm', paymentAccount: account },
    {
      title: 'Invoice',
      labels: ['Tanggal pesanan', 'Bukti dikirim untuk rekening'],
      state: null,
      asksForTransfer: false,
    },
  ],
  [
    'expired',
    { status: 'expired', paymentAccount: account },
    { labels: ['Tanggal pesanan'], state: 'KEDALUWARSA', asksForTransfer: false },
  ],
  [
    'paid',
    { ...paid, paymentAccount: account },
    {
      title: 'Kwitansi',
      fileName: 'Kwitansi-KW-202611-000001',
      numbers: ['No. KW-202611-000001', 'Invoice INV-202611-000007'],
      labels: ['Tanggal pesanan', 'Tanggal lunas', 'Dibayar ke rekening'],
      sums: SUMS,
      words: `Uang sejumlah: ${WORDS}`,
      state: 'LUNAS',
      isSigned: true,
      writtenAt: receipt.issuedAt,
    },
  ],
  [
    'paid in cash, without its code',
    { ...paid, receipt: { ...receipt, amount: 498_000 } },
    {
      sums: [...SUMS, 'Diterima 498.000'],
      words: 'Uang sejumlah: Empat ratus sembilan puluh delapan ribu rupiah',
    },
  ],
  [
    'refunded in part',
    {
      ...paid,
      refundedAmount: 249_000,
      receipt: {
        ...receipt,
        number: 'KW-202611-000002',
        amount: 249_123,
        replaces: receipt.number,
      },
    },
    {
      title: 'Kwitansi',
      numbers: ['No. KW-202611-000002', 'Pengganti KW-202611-000001', 'Invoice INV-202611-000007'],
      sums: [...SUMS, 'Dikembalikan -249.000', 'Diterima 249.123'],
      words: 'Uang sejumlah: Dua ratus empat puluh sembilan ribu seratus dua puluh tiga rupiah',
      state: 'LUNAS',
    },
  ],
  [
    'refunded',
    { ...paid, status: 'refunded', refundedAmount: 498_123 },
    {
      title: 'Kwitansi Batal',
      sums: [...SUMS, 'Dikembalikan -498.123', 'Diterima 0'],
      words: null,
      leftOut: expect.stringContaining('dikembalikan'),
      state: 'DANA SUDAH DIKEMBALIKAN',
      isSigned: false,
    },
  ],
  [
    'free and approved',
    { ...paid, receipt: null, totalAmount: 0, uniqueCode: 0, payableAmount: 0 },
    { title: 'Invoice', sums: ['Total 0'], words: 'Terbilang: Nol rupiah', isSigned: false },
  ],
])('an order that is %s', (_, changes, expected) => {
  expect(drawn(changes)).toMatchObject(expected);
});

it('shows each line, and who pays', () => {
  const details = pending.details.map((line) => ({ ...line, refundedQty: 1 }));
  const { lines, payer } = drawn({ details });
  expect(lines).toEqual([
    {
      name: 'Jam Masjid',
      variant: 'TV Box',
      qty: '2',
      price: '249.000',
      sum: '498.000',
      returned: '1 dikembalikan',
    },
  ]);
  expect(payer).toEqual({
    label: 'Ditagihkan kepada',
    name: 'Masjid Al-Ikhlas',
    details: ['Jl. Melati No. 5', 'NPWP 012345678901000'],
  });
});

it.each([{}, paid, { ...paid, receipt: { ...receipt, amount: 498_000 } }])(
  'the last sum is the one in words: %j',
  (changes) => {
    const { sums, words } = drawn(changes);
    const figure = Number(sums.at(-1)?.replaceAll(/\D/g, ''));
    expect(words?.toLowerCase()).toContain(`: ${terbilang(figure)} rupiah`);
  },
);

it.each([
  ['Bandung', 'Bandung, 17 Nov 2026'],
  // Written by hand while the seller has set none.
  [null, '........................, 17 Nov 2026'],
])('is written in %s', (city, text) => {
  expect(writtenWhere({ city }, '2026-11-17T03:00:00.000Z')).toBe(text);
});
