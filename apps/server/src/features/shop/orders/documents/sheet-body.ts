// Seller, payer, lines and sums of an order's document as a PDF.
import { brand, type OrderDocument, type Seller, sellerHead } from '@timesync/contract';
import type { PdfPen } from '../../../../platform/drawing/pdf-pen.ts';
import {
  type Block,
  beside,
  EDGE,
  INNER,
  ink,
  left,
  linesOf,
  right,
  soft,
  stack,
  sunken,
  thin,
  wrapped,
} from './sheet-blocks.ts';

export function headOf(document: OrderDocument, seller: Seller): Block {
  const { name, lines } = sellerHead(seller);
  const atRight = { ...right, align: 'right' } as const;
  const [number = '', ...others] = document.numbers;
  const parts = beside(
    [
      stack([
        linesOf([name], left, { size: 15, weight: 'bold' }),
        ...lines.map((line) => wrapped(line, left, { size: 8.5, color: soft }, 2)),
      ]),
      stack([
        linesOf([document.title.toUpperCase()], atRight, { size: 20, weight: 'bold' }),
        linesOf([number], atRight, { size: 10, weight: 'bold' }),
        linesOf(others, atRight, { size: 9 }),
      ]),
    ],
    6,
  );
  return {
    height: parts.height + 9,
    draw: (pen, y) => {
      parts.draw(pen, y);
      const rule = { x: EDGE, y: y + parts.height, width: INNER, height: 1.6 };
      pen.fill(rule, brand.colors.primary);
    },
  };
}

export function partiesOf({ payer, rows }: OrderDocument): Block {
  const small = { size: 9 };
  const told = rows.map(([label, text]) => wrapped(`${label}: ${text}`, right, small, 2));
  return beside(
    [
      stack([
        linesOf([payer.label], left, { size: 9, color: soft }),
        linesOf([payer.name], left, { size: 13, weight: 'bold' }),
        ...payer.details.map((line) => wrapped(line, left, small, 2)),
      ]),
      stack(told),
    ],
    7,
  );
}

const columns = {
  name: { x: EDGE + 6, width: 280 },
  qty: { x: EDGE + 290, width: 36, align: 'right' },
  price: { x: EDGE + 330, width: 85, align: 'right' },
  sum: { x: EDGE + 419, width: INNER - 425, align: 'right' },
} as const;
type Cells = Record<keyof typeof columns, string>;
const columnNames = ['name', 'qty', 'price', 'sum'] as const;
const cell = { size: 9.5, color: ink };

/** Of a row of one line. */
const ROW = 16;

function headerRow(air: number): Block {
  const titles: Cells = { name: 'Produk', qty: 'Qty', price: 'Harga', sum: 'Subtotal' };
  const height = ROW + air;
  return {
    height,
    draw: (pen, y) => {
      pen.fill({ x: EDGE, y, width: INNER, height, radius: 3 }, sunken);
      for (const name of columnNames) {
        const baseline = y + 11.5 + air / 2;
        pen.write(titles[name], { ...columns[name], baseline, ...cell, weight: 'bold' });
      }
    },
  };
}

export function tableOf({ lines }: OrderDocument, air: number): Block[] {
  const header = headerRow(air);
  const rows = lines.map(({ variant, returned, ...cells }) => {
    const below = linesOf(
      [variant, returned].filter((text) => text !== null),
      columns.name,
      { size: 8.5, color: soft },
    );
    const height = ROW + air + below.height;
    return {
      height,
      header,
      draw: (pen: PdfPen, y: number) => {
        const baseline = y + 11.5 + air / 2;
        for (const name of columnNames) {
          const weight = name === 'name' ? 'bold' : 'regular';
          pen.write(cells[name], { ...columns[name], baseline, ...cell, weight });
        }
        below.draw(pen, baseline + 2);
        pen.fill({ x: EDGE, width: INNER, y: y + height - 0.4, height: 0.4 }, thin);
      },
    };
  });
  return [header, ...rows];
}

export function totalsOf({ words, leftOut, sums }: OrderDocument): Block {
  const column = { ...left, x: EDGE + 8, width: left.width - 16 };
  const [label, text] = words ?? ['', leftOut ?? ''];
  const said = stack([
    linesOf(label ? [label] : [], column, { size: 9, color: soft }),
    wrapped(text, column, { size: 10.5, weight: words ? 'bold' : 'regular' }),
  ]);
  const box: Block = {
    height: said.height + 16,
    draw: (pen, y) => {
      pen.fill({ ...left, y: y + 8, height: said.height + 8, radius: 4 }, sunken);
      said.draw(pen, y + 11);
    },
  };
  const rows = sums.map(({ label: name, text: amount, isBold }) => {
    const style = { size: isBold ? 11.5 : 9.5, weight: isBold ? 'bold' : 'regular' } as const;
    const room = { x: right.x, width: right.width - 6 };
    return beside(
      [linesOf([name], room, style), linesOf([amount], { ...room, align: 'right' }, style)],
      0,
    );
  });
  const space: Block = { height: 8, draw: () => undefined };
  return beside([...(text ? [box] : []), stack([space, ...rows])], 4);
}
