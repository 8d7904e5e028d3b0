// The invoice on A4: what was ordered, for whom, and what it costs. An order of fifty lines goes on
// a second page.
import {
  amountNames,
  brand,
  formatDate,
  formatRupiah,
  type PaymentAccount,
  productLabel,
  terbilang,
} from '@timesync/contract';
import { makePdf } from '../../../platform/drawing/make-pdf.ts';
import type { PdfPen } from '../../../platform/drawing/pdf-pen.ts';
import { wrapWords } from '../../../platform/drawing/wrap-words.ts';
import type { LoadedOrder } from '../load-order.repository.ts';
import { billToLines, drawHead, ink, type Paper, soft, sunken } from './paper.ts';

const PAGE = { width: 595, height: 842, edge: 44 };
const INNER = PAGE.width - 2 * PAGE.edge;
const line = { x: PAGE.edge, width: INNER };
const ROW = 17;
/** Below it the sums, the words and the accounts still have room. */
const LAST_ROW = 770;

/** Right edges of the figures' columns. */
const columns = {
  name: { x: PAGE.edge, width: 268 },
  qty: { x: PAGE.edge + 272, width: 40 },
  price: { x: PAGE.edge + 316, width: 90 },
  sum: { x: PAGE.edge + 410, width: INNER - 410 },
};

const figure = (amount: number) => formatRupiah(amount, { symbol: false });

/** `accounts` are where an unpaid order can be paid to. */
export function invoiceSheet(paper: Paper, accounts: PaymentAccount[]): Promise<Buffer> {
  const { order, seller } = paper;
  const { invoiceNumber } = order;
  return makePdf({ size: 'A4', title: `Invoice ${invoiceNumber}` }, (pen) => {
    const lines = [invoiceNumber, `Tanggal ${formatDate(order.createdAt)}`];
    const head = drawHead(pen, seller, { ...line, title: 'INVOICE', lines });
    const belowBuyer = drawBuyer(pen, paper, head + 26);
    let y = drawTable(pen, order, belowBuyer + 14);
    const needed = 100 + sumsOf(order).length * ROW + accounts.length * 14;
    if (y + needed > PAGE.height - 50) y = nextPage(pen);
    drawFoot(pen, order, accounts, drawSums(pen, order, y));
  });
}

function nextPage(pen: PdfPen): number {
  pen.document.addPage();
  return 50;
}

function drawBuyer(pen: PdfPen, { billTo }: Paper, from: number): number {
  pen.write('Ditagihkan kepada', {
    ...line,
    baseline: from,
    color: soft,
    size: 9,
    weight: 'regular',
  });
  const [name = '', ...rest] = billToLines(billTo, INNER);
  pen.write(name, { ...line, baseline: from + 16, color: ink, size: 13, weight: 'bold' });
  for (const [index, text] of rest.entries()) {
    const baseline = from + 30 + index * 12.5;
    pen.write(text, { ...line, baseline, color: ink, size: 9, weight: 'regular' });
  }
  return from + 24 + rest.length * 12.5;
}

interface Cells {
  name: string;
  qty: string;
  price: string;
  sum: string;
}

function drawRow(pen: PdfPen, cells: Cells, baseline: number, weight: 'bold' | 'regular'): void {
  const style = { baseline, weight, size: 9.5, color: ink };
  pen.write(cells.name, { ...style, ...columns.name });
  for (const name of ['qty', 'price', 'sum'] as const) {
    pen.write(cells[name], { ...style, ...columns[name], align: 'right' });
  }
}

const HEADER: Cells = { name: 'Uraian', qty: 'Qty', price: 'Harga', sum: 'Jumlah' };

function drawHeader(pen: PdfPen, y: number): number {
  pen.fill({ ...line, y, height: ROW + 4, radius: 3 }, sunken);
  drawRow(pen, HEADER, y + 14, 'bold');
  return y + ROW + 4;
}

/** Returns where the sums begin. */
function drawTable(pen: PdfPen, order: LoadedOrder, from: number): number {
  let y = drawHeader(pen, from);
  for (const { productName, variantName, qty, price } of order.lines) {
    if (y > LAST_ROW) y = drawHeader(pen, nextPage(pen));
    const name = productLabel(productName, variantName);
    const cells = { name, qty: String(qty), price: figure(price), sum: figure(qty * price) };
    drawRow(pen, cells, y + 13, 'regular');
    y += ROW;
    pen.fill({ ...line, y: y + 1, height: 0.4 }, '#d9d2c1');
  }
  return y + 6;
}

function sumsOf(order: LoadedOrder): Array<[label: string, amount: string]> {
  const { shippingAddress, shippingAmount, awaitsShippingCost, uniqueCode } = order;
  const sums: Array<[string, string]> = [];
  if (shippingAddress) {
    sums.push(['Ongkos kirim', awaitsShippingCost ? 'sedang dihitung' : figure(shippingAmount)]);
  }
  sums.push([amountNames.total, formatRupiah(order.totalAmount)]);
  if (uniqueCode !== 0) {
    sums.push(
      [amountNames.code, figure(uniqueCode)],
      [amountNames.transfer, formatRupiah(order.payableAmount)],
    );
  }
  if (order.refundedAmount > 0) sums.push(['Dikembalikan', `-${figure(order.refundedAmount)}`]);
  return sums;
}

function drawSums(pen: PdfPen, order: LoadedOrder, from: number): number {
  const sums = sumsOf(order);
  for (const [index, [label, amount]] of sums.entries()) {
    const isSum = label === amountNames.total || label === amountNames.transfer;
    const style = {
      baseline: from + 14 + index * ROW + (isSum ? 3 : 0),
      color: ink,
      size: isSum ? 12 : 9.5,
      weight: isSum ? 'bold' : 'regular',
    } as const;
    pen.write(label, { ...style, ...columns.name });
    pen.write(amount, { ...style, x: columns.price.x, width: INNER - 316, align: 'right' });
  }
  return from + sums.length * ROW + 26;
}

const states: Partial<Record<LoadedOrder['status'], string>> = {
  paid: 'LUNAS',
  refunded: 'DANA SUDAH DIKEMBALIKAN',
  cancelled: 'DIBATALKAN',
  expired: 'KEDALUWARSA',
};

function drawFoot(pen: PdfPen, order: LoadedOrder, accounts: PaymentAccount[], from: number): void {
  const style = { weight: 'regular', size: 9.5, width: INNER } as const;
  let y = from;
  const write = (text: string, weight: 'bold' | 'regular' = 'regular') => {
    pen.write(text, { ...line, baseline: y, color: ink, size: style.size, weight });
    y += 14;
  };
  if (!order.awaitsShippingCost) {
    const words = `Terbilang: ${terbilang(order.payableAmount)} rupiah`;
    for (const text of wrapWords(words, style, 2)) write(text);
  }
  y += 8;
  const state = states[order.status];
  if (state) write(state, 'bold');
  if (order.status === 'paid' && order.paidAt) write(`Dibayar ${formatDate(order.paidAt)}`);
  if (order.status === 'pending' && !order.awaitsShippingCost) {
    write('Pembayaran dengan transfer ke salah satu rekening:', 'bold');
    for (const { name, accountNumber, accountName } of accounts) {
      write(`${name} ${accountNumber} a.n. ${accountName}`);
    }
  }
  pen.write(`Dokumen ini diterbitkan secara elektronik oleh ${brand.name}.`, {
    ...line,
    baseline: PAGE.height - 34,
    color: soft,
    size: 8,
    weight: 'regular',
  });
}
