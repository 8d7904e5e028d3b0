// What both papers of an order share: their data, colours and the seller's head.
import { brand, formatPhone, type Seller, type WrittenBillTo } from '@timesync/contract';
import type { PdfPen } from '../../../platform/drawing/pdf-pen.ts';
import { wrapWords } from '../../../platform/drawing/wrap-words.ts';
import type { LoadedOrder } from '../load-order.repository.ts';

export interface Paper {
  order: LoadedOrder;
  billTo: WrittenBillTo;
  seller: Seller;
  /** A small PNG. */
  signature: Buffer | undefined;
  publicUrl: string;
}

export const ink = '#17251f';
export const soft = '#5b6a62';
export const sunken = '#f3ecd9';

interface Head {
  x: number;
  /** The width of the whole sheet between its edges. */
  width: number;
  title: string;
  /** Beneath the title, at the right. */
  lines: string[];
}

/** Returns where the content begins. */
export function drawHead(pen: PdfPen, seller: Seller, { x, width, title, lines }: Head): number {
  const half = width * 0.56;
  const left = { x, width: half, color: ink } as const;
  pen.write(seller.name ?? brand.name, { ...left, baseline: 44, size: 15, weight: 'bold' });
  const small = { weight: 'regular', size: 8.5, width: half } as const;
  const facts = [
    ...wrapWords(seller.address ?? (seller.name ? '' : brand.slogan), small, 2),
    [
      seller.phone && `Telp. ${formatPhone(seller.phone)}`,
      seller.taxNumber && `NPWP ${seller.taxNumber}`,
    ]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean);
  for (const [index, text] of facts.entries()) {
    pen.write(text, { ...left, ...small, color: soft, baseline: 58 + index * 11.5 });
  }
  const right = { x: x + half, width: width - half, color: ink, align: 'right' } as const;
  pen.write(title, { ...right, baseline: 46, size: 20, weight: 'bold' });
  for (const [index, text] of lines.entries()) {
    pen.write(text, { ...right, baseline: 61 + index * 12.5, size: 9.5, weight: 'bold' });
  }
  const below = 66 + Math.max(facts.length - 1, lines.length - 1, 0) * 12;
  pen.fill({ x, y: below, width, height: 1.6 }, brand.colors.primary);
  return below;
}

/** Name, address and tax number, for a column of this width. */
export function billToLines({ name, address, taxNumber }: WrittenBillTo, width: number): string[] {
  const style = { weight: 'regular', size: 9, width } as const;
  return [name, ...wrapWords(address ?? '', style, 2), ...(taxNumber ? [`NPWP ${taxNumber}`] : [])];
}
