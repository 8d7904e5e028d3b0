// The label for a parcel: recipient, sender, content. Black on white, because label printers have
// no colours.
import { brand, formatPhone, productLabel, type Seller } from '@timesync/contract';
import type { LineStyle } from '../../../../platform/drawing/lettering.ts';
import { makePdf } from '../../../../platform/drawing/make-pdf.ts';
import type { PdfPen } from '../../../../platform/drawing/pdf-pen.ts';
import { wrapWords } from '../../../../platform/drawing/wrap-words.ts';
import type { ParcelRow } from '../parcels/parcel-row.ts';

const PAGE = { width: 298, height: 420, edge: 18 };
const INNER = PAGE.width - 2 * PAGE.edge;
const ink = '#000000';
const line = { x: PAGE.edge, width: INNER, color: ink };

type Label = Pick<ParcelRow, 'address' | 'claimId' | 'invoiceNumber' | 'units'> & {
  seller: Seller;
};

export function parcelLabel(label: Label): Promise<Buffer> {
  return makePdf({ size: 'A6', title: `Label ${label.invoiceNumber}` }, (pen) => {
    const below = drawRecipient(pen, label.address);
    rule(pen, below);
    const belowSender = drawSender(pen, label.seller, below);
    rule(pen, belowSender);
    drawContents(pen, label, belowSender);
  });
}

function rule(pen: PdfPen, y: number): void {
  pen.fill({ x: PAGE.edge, y, width: INNER, height: 0.8 }, ink);
}

/** Returns the position of the next line. */
function writeLines(
  pen: PdfPen,
  lines: string[],
  { style, from }: { style: LineStyle; from: number },
): number {
  const step = style.size * 1.28;
  for (const [index, text] of lines.entries()) {
    pen.write(text, { ...line, ...style, baseline: from + index * step });
  }
  return from + lines.length * step;
}

/** Returns where the next block begins. */
function drawRecipient(pen: PdfPen, address: Label['address']): number {
  const { name, whatsapp, street, kelurahan, kecamatan, city, province, postcode } = address;
  caption(pen, 'KEPADA', 30);
  const big = { weight: 'bold', size: 17, width: INNER } as const;
  const belowName = writeLines(pen, wrapWords(name, big, 2), { style: big, from: 50 });
  const phone = { weight: 'bold', size: 14, width: INNER } as const;
  const belowPhone = writeLines(pen, [formatPhone(whatsapp)], { style: phone, from: belowName });
  const small = { weight: 'regular', size: 11.5, width: INNER } as const;
  const lines = [
    ...wrapWords(street, small, 5),
    `Kel. ${kelurahan}, Kec. ${kecamatan}`,
    city,
    province,
  ];
  const below = writeLines(pen, lines, { style: small, from: belowPhone + 2 });
  pen.write(postcode, { ...line, baseline: below + 10, size: 20, weight: 'bold' });
  return below + 24;
}

function drawSender(pen: PdfPen, { name, address, phone }: Seller, from: number): number {
  caption(pen, 'PENGIRIM', from + 18);
  const title = [name ?? brand.name, phone && formatPhone(phone)].filter(Boolean).join(' · ');
  pen.write(title, { ...line, baseline: from + 34, size: 11, weight: 'bold' });
  const style = { weight: 'regular', size: 10, width: INNER } as const;
  const lines = wrapWords(address ?? '', style, 2);
  return writeLines(pen, lines, { style, from: from + 48 }) - 4;
}

const CONTENTS_SHOWN = 4;

function drawContents(pen: PdfPen, label: Label, from: number): void {
  caption(pen, label.claimId ? 'ISI (PENGGANTI GARANSI)' : 'ISI', from + 18);
  pen.write(label.invoiceNumber, {
    ...line,
    align: 'right',
    baseline: from + 18,
    size: 10,
    weight: 'bold',
  });
  const contents = contentsOf(label.units);
  const shown = contents.slice(0, CONTENTS_SHOWN);
  if (contents.length > shown.length) shown.push(`… dan ${contents.length - shown.length} lagi`);
  writeLines(pen, shown, { style: { ...line, weight: 'regular', size: 11 }, from: from + 34 });
}

/** `2 × TimeSync Box (RAM 4 GB)`, in the order's order. */
function contentsOf(units: Label['units']): string[] {
  const counts = new Map<string, number>();
  for (const { product, variant } of units) {
    const name = productLabel(product, variant);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`);
}

function caption(pen: PdfPen, text: string, baseline: number): void {
  pen.write(text, { ...line, baseline, size: 9, weight: 'bold' });
}
