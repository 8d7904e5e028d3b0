// An order's document, computed once and drawn as a page, a PDF and a mail: an invoice, or a kwitansi
// once its money has arrived. The last sum is always the one in words. Without zod, for the pages.
import type { Seller } from '../site/seller.ts';
import { formatDate } from '../values/dates.ts';
import { formatRupiah } from '../values/money.ts';
import { terbilang } from '../values/terbilang.ts';
import { buildPath } from '../wire/route.ts';
import { amountNames } from './order-amounts.ts';
import type { OrderStatus } from './order-status.ts';
import type { Order } from './orders.ts';

/** Documents are files, not JSON, so they are no route objects. */
export const documentPaths = {
  document: '/transaction/:id/dokumen.pdf',
  /** The document with the proof of the transfer, for the treasurer's file. */
  treasurer: '/transaction/:id/berkas.pdf',
} as const;
export type DocumentFile = keyof typeof documentPaths;

export function documentUrl(file: DocumentFile, orderId: number): string {
  return buildPath(documentPaths[file], { id: orderId });
}

export type DocumentedOrder = Omit<Order, 'allowedActions'>;

/** A label and its text. */
type Row = readonly [label: string, text: string];

export interface OrderDocument {
  title: string;
  /** The name of the file without its ending. */
  fileName: string;
  /** The lines below the title, the document's own number first. */
  numbers: string[];
  payer: { label: string; name: string; details: string[] };
  rows: Row[];
  lines: Array<{
    name: string;
    variant: string | null;
    qty: string;
    price: string;
    sum: string;
    /** How many of them went back. */
    returned: string | null;
  }>;
  sums: Array<{ label: string; text: string; isBold: boolean }>;
  /** The sum in words, so that nobody can add a digit; null where no sum holds. */
  words: Row | null;
  /** Why there is no sum in words. */
  leftOut: string | null;
  /** How the order ended. */
  state: { text: string; isGood: boolean } | null;
  /** Whether the seller's accounts belong on it. */
  asksForTransfer: boolean;
  /** Of a kwitansi: what was received, and the code in the address that its QR leads to. */
  receipt: { amount: string; code: string } | null;
  isSigned: boolean;
  writtenAt: string;
}

export function documentName({ receipt }: Pick<Order, 'receipt'>): 'Invoice' | 'Kwitansi' {
  return receipt ? 'Kwitansi' : 'Invoice';
}

export function orderDocument(order: DocumentedOrder): OrderDocument {
  const { awaitsShippingCost, createdAt, invoiceNumber, receipt, status } = order;
  const isRefunded = status === 'refunded';
  const amount = receipt?.amount ?? order.payableAmount;
  const hasSum = !awaitsShippingCost && !isRefunded;
  return {
    title: receipt && isRefunded ? 'Kwitansi Batal' : documentName(order),
    fileName: `${documentName(order)}-${receipt?.number ?? invoiceNumber}`,
    numbers: receipt
      ? [
          `No. ${receipt.number}`,
          ...(receipt.replaces ? [`Pengganti ${receipt.replaces}`] : []),
          `Invoice ${invoiceNumber}`,
        ]
      : [`No. ${invoiceNumber}`],
    payer: payerOf(order),
    rows: rowsOf(order),
    lines: order.details.map(({ product, productVariant, qty, price, refundedQty }) => ({
      name: product.name,
      variant: productVariant?.name ?? null,
      qty: String(qty),
      price: figure(price),
      sum: figure(qty * price),
      returned: refundedQty > 0 ? `${refundedQty} dikembalikan` : null,
    })),
    sums: sumsOf(order),
    words: hasSum ? [receipt ? 'Uang sejumlah' : 'Terbilang', inWords(amount)] : null,
    leftOut: leftOutOf(order),
    state: states[status] ?? null,
    asksForTransfer: status === 'pending' && !awaitsShippingCost,
    receipt: receipt && { amount: formatRupiah(amount), code: receipt.code },
    isSigned: receipt !== null && !isRefunded,
    writtenAt: receipt?.issuedAt ?? createdAt,
  };
}

const figure = (amount: number) => formatRupiah(amount, { symbol: false });

function inWords(amount: number): string {
  const words = terbilang(amount);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} rupiah`;
}

const states: Partial<Record<OrderStatus, OrderDocument['state']>> = {
  paid: { text: 'LUNAS', isGood: true },
  refunded: { text: 'DANA SUDAH DIKEMBALIKAN', isGood: false },
  cancelled: { text: 'DIBATALKAN', isGood: false },
  expired: { text: 'KEDALUWARSA', isGood: false },
};

function leftOutOf({ awaitsShippingCost, status }: DocumentedOrder): string | null {
  if (status === 'refunded')
    return 'Dana pesanan ini sudah dikembalikan, kwitansi ini tidak berlaku lagi.';
  if (!awaitsShippingCost || states[status]) return null;
  return 'Total dan rekening ada di sini setelah ongkos kirim dihitung. Mohon jangan transfer dulu.';
}

function payerOf({ billTo, receipt }: DocumentedOrder): OrderDocument['payer'] {
  const taxNumber = billTo.taxNumber && `NPWP ${billTo.taxNumber}`;
  return {
    label: receipt ? 'Sudah terima dari' : 'Ditagihkan kepada',
    name: billTo.name,
    details: [billTo.address, taxNumber].filter((line) => line !== null),
  };
}

function rowsOf(order: DocumentedOrder): Row[] {
  const { createdAt, paidAt, paymentAccount, status } = order;
  const rows: Row[] = [['Tanggal pesanan', formatDate(createdAt)]];
  if (paidAt) rows.push(['Tanggal lunas', formatDate(paidAt)]);
  // A proof alone is no payment.
  const label = paidAt
    ? 'Dibayar ke rekening'
    : status === 'confirm' && 'Bukti dikirim untuk rekening';
  if (paymentAccount && label) {
    const { name, accountNumber, accountName } = paymentAccount;
    rows.push([label, `${name} ${accountNumber} a.n. ${accountName}`]);
  }
  return rows;
}

/** The shipping cost, in words if there is no number. */
export function shippingLabel({
  awaitsShippingCost,
  shippingAmount,
}: Pick<Order, 'awaitsShippingCost' | 'shippingAmount'>): string {
  if (awaitsShippingCost) return 'sedang dihitung';
  return shippingAmount === 0 ? 'Gratis' : formatRupiah(shippingAmount);
}

function sumsOf(order: DocumentedOrder): OrderDocument['sums'] {
  const { payableAmount, receipt, refundedAmount, status, uniqueCode } = order;
  const sums: OrderDocument['sums'] = [];
  const add = (label: string, text: string) => sums.push({ label, text, isBold: false });
  const addSum = (label: string, amount: number) =>
    sums.push({ label, text: formatRupiah(amount), isBold: true });
  if (order.shippingAddress) add('Ongkos kirim', shippingLabel(order));
  if (order.awaitsShippingCost) return sums;
  addSum(amountNames.total, order.totalAmount);
  if (uniqueCode !== 0) {
    add(amountNames.code, figure(uniqueCode));
    addSum(amountNames.transfer, payableAmount);
  }
  if (refundedAmount > 0) add('Dikembalikan', figure(-refundedAmount));
  if (receipt && (refundedAmount > 0 || receipt.amount !== payableAmount)) {
    addSum('Diterima', status === 'refunded' ? 0 : receipt.amount);
  }
  return sums;
}

/** Room to write the town by hand while the seller has set none. */
const NO_TOWN = '.'.repeat(24);

/** `Bandung, 17 Nov 2026`. */
export function writtenWhere({ city }: Pick<Seller, 'city'>, at: string): string {
  return `${city ?? NO_TOWN}, ${formatDate(at)}`;
}
