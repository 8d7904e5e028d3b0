// The kwitansi: half an A4 sheet, as treasurers file it. The sum in words keeps anybody from adding a
// digit, and the QR leads to a page that shows the number, the sum and the day.
import {
  brand,
  buildPath,
  formatDate,
  formatRupiah,
  productLabel,
  screens,
  terbilang,
} from '@timesync/contract';
import { makePdf } from '../../../platform/drawing/make-pdf.ts';
import type { PdfPen } from '../../../platform/drawing/pdf-pen.ts';
import { wrapWords } from '../../../platform/drawing/wrap-words.ts';
import type { LoadedReceipt } from '../load-order.repository.ts';
import { billToLines, drawHead, ink, type Paper, soft, sunken } from './paper.ts';

/** A5 on its side. */
const PAGE = { width: 595, edge: 34 };
const INNER = PAGE.width - 2 * PAGE.edge;
const LABEL = 104;
const VALUE = { x: PAGE.edge + LABEL, width: INNER - LABEL };
const FOOT = 304;

export function receiptSheet(paper: Paper, receipt: LoadedReceipt): Promise<Buffer> {
  const sheet = { size: 'A5', layout: 'landscape', title: `Kwitansi ${receipt.number}` } as const;
  return makePdf(sheet, (pen) => {
    const lines = [
      `No. ${receipt.number}`,
      ...(receipt.replaces ? [`Pengganti ${receipt.replaces}`] : []),
    ];
    const head = drawHead(pen, paper.seller, {
      x: PAGE.edge,
      width: INNER,
      title: 'KWITANSI',
      lines,
    });
    const belowPayer = drawPayer(pen, paper, head + 24);
    const belowWords = drawWords(pen, receipt.amount, belowPayer + 8);
    drawPurpose(pen, paper, belowWords + 22);
    drawSum(pen, paper, receipt);
    drawSignature(pen, paper, receipt);
  });
}

function label(pen: PdfPen, text: string, baseline: number): void {
  pen.write(text, {
    x: PAGE.edge,
    width: LABEL - 8,
    baseline,
    color: soft,
    size: 9.5,
    weight: 'regular',
  });
}

/** Returns where the next block begins. */
function drawPayer(pen: PdfPen, { billTo }: Paper, from: number): number {
  label(pen, 'Sudah terima dari', from);
  const [name = '', ...rest] = billToLines(billTo, VALUE.width);
  pen.write(name, { ...VALUE, baseline: from, color: ink, size: 12, weight: 'bold' });
  for (const [index, text] of rest.entries()) {
    const baseline = from + 13 + index * 12;
    pen.write(text, { ...VALUE, baseline, color: ink, size: 9, weight: 'regular' });
  }
  return from + rest.length * 12;
}

/** The longest sum needs three: a sum in words must never be cut off. */
const WORD_LINES = 3;

function drawWords(pen: PdfPen, amount: number, from: number): number {
  const style = { weight: 'bold', size: 11, width: VALUE.width - 20 } as const;
  const lines = wrapWords(inWords(amount), style, WORD_LINES);
  const height = lines.length * 15 + 11;
  pen.fill({ ...VALUE, y: from, height, radius: 4 }, sunken);
  label(pen, 'Uang sejumlah', from + 17);
  for (const [index, text] of lines.entries()) {
    const baseline = from + 17 + index * 15;
    pen.write(text, { ...style, x: VALUE.x + 10, baseline, color: ink });
  }
  return from + height;
}

function inWords(amount: number): string {
  const words = terbilang(amount);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} rupiah`;
}

const PURPOSE_LINES = 3;

function drawPurpose(pen: PdfPen, { order }: Paper, from: number): void {
  label(pen, 'Untuk pembayaran', from);
  const style = { weight: 'regular', size: 10, width: VALUE.width } as const;
  const goods = order.lines
    .map((each) => ({ ...each, qty: each.qty - each.refundedQty }))
    .filter(({ qty }) => qty > 0)
    .map(
      ({ productName, variantName, qty }) => `${qty} × ${productLabel(productName, variantName)}`,
    )
    .join(', ');
  const shipping = order.shippingAmount > 0 ? ', termasuk ongkos kirim' : '';
  const lines = [
    ...wrapWords(`${goods}${shipping}`, style, PURPOSE_LINES - 1),
    `Invoice ${order.invoiceNumber}`,
  ];
  for (const [index, text] of lines.entries()) {
    pen.write(text, { ...style, x: VALUE.x, baseline: from + index * 13.5, color: ink });
  }
}

const QR_SIZE = 74;

function drawSum(pen: PdfPen, { order, publicUrl }: Paper, receipt: LoadedReceipt): void {
  const check = publicUrl + buildPath(screens.receiptCheck, { code: receipt.code });
  const corner = { x: PAGE.edge - 6, y: FOOT };
  pen.qr(check, { ...corner, size: QR_SIZE });
  pen.link(check, { ...corner, width: QR_SIZE, height: QR_SIZE });
  const x = PAGE.edge + QR_SIZE + 2;
  const text = { x, width: 250, color: ink } as const;
  pen.write(formatRupiah(receipt.amount), {
    ...text,
    baseline: FOOT + 27,
    size: 21,
    weight: 'bold',
  });
  const state = order.status === 'refunded' ? 'DANA SUDAH DIKEMBALIKAN' : 'LUNAS';
  pen.write(state, {
    ...text,
    baseline: FOOT + 43,
    size: 10,
    weight: 'bold',
    color: stateColor(state),
  });
  pen.write('Pindai untuk memeriksa keaslian kwitansi ini', {
    ...text,
    baseline: FOOT + 60,
    size: 8,
    weight: 'regular',
    color: soft,
  });
}

const stateColor = (state: string) => (state === 'LUNAS' ? brand.colors.primary : '#9b1c1c');

const SIGN = { x: 372, width: 595 - 34 - 372 };
const STAMP = 62;

function drawSignature(pen: PdfPen, paper: Paper, receipt: LoadedReceipt): void {
  const text = { ...SIGN, color: ink, align: 'center' } as const;
  pen.write(formatDate(receipt.issuedAt), { ...text, baseline: 300, size: 9.5, weight: 'regular' });
  // A sum above five million needs a stamp of the tax office; others leave the space empty.
  const stamp = { x: SIGN.x, y: 308, width: STAMP, height: STAMP };
  pen.outline(stamp, '#9aa59f');
  pen.write('Meterai', {
    x: SIGN.x,
    width: STAMP,
    align: 'center',
    baseline: 342,
    color: soft,
    size: 8,
    weight: 'regular',
  });
  const beside = { x: SIGN.x + STAMP + 6, y: 308, width: SIGN.width - STAMP - 6, height: STAMP };
  if (paper.signature) pen.picture(paper.signature, beside);
  pen.fill({ x: SIGN.x, y: 376, width: SIGN.width, height: 0.6 }, soft);
  pen.write(paper.seller.name ?? brand.name, { ...text, baseline: 389, size: 9.5, weight: 'bold' });
}
