// An order's document as a PDF, of the same design as its page (document-sheet.tsx). It fills half an A4
// sheet, as treasurers file it, or a whole one and more when its lines do not fit.
import {
  brand,
  buildPath,
  type OrderDocument,
  type PaymentAccount,
  type Seller,
  screens,
  sellerHead,
  writtenWhere,
} from '@timesync/contract';
import { loadFonts } from '../../../../platform/drawing/fonts.ts';
import type { LineStyle } from '../../../../platform/drawing/lettering.ts';
import { makePdf } from '../../../../platform/drawing/make-pdf.ts';
import type { PdfPen } from '../../../../platform/drawing/pdf-pen.ts';
import { wrapWords } from '../../../../platform/drawing/wrap-words.ts';

export interface Sheet {
  document: OrderDocument;
  seller: Seller;
  /** Where it can be paid to. */
  accounts: PaymentAccount[];
  /** A small PNG. */
  signature: Buffer | undefined;
  publicUrl: string;
  /** The photo of the transfer, on a page of its own. */
  proof: Buffer | undefined;
}

/** A part of the sheet; its height is known before anything is drawn. */
interface Block {
  height: number;
  draw: (pen: PdfPen, y: number) => void;
  /** The header is drawn again above the block when it begins a page. */
  header?: Block;
}

/** The light colours of the page. */
const ink = '#1a2620';
const soft = '#545f58';
const sunken = '#f3eee2';
const good = '#17633a';
const bad = '#9a1f18';
const thin = '#d9d2c1';

/** Both sheets are as wide: A4, and A5 on its side. */
const EDGE = 36;
const INNER = 595 - 2 * EDGE;
const HALF_A4 = 420;
const A4 = 842;
const MARGIN = 24;
const left = { x: EDGE, width: INNER * 0.56 };
const right = { x: EDGE + INNER * 0.6, width: INNER * 0.4 };

export async function documentSheet(sheet: Sheet): Promise<Buffer> {
  await loadFonts();
  const { document, proof } = sheet;
  const foot = footOf(sheet);
  const tight = blocksOf(sheet, 0);
  const isHalf = heightOf([...tight, foot]) <= HALF_A4 - 2 * MARGIN;
  const bottom = (isHalf ? HALF_A4 : A4) - MARGIN;
  const blocks = spread(sheet, bottom - MARGIN - foot.height);
  const page = isHalf ? ({ size: 'A5', layout: 'landscape' } as const) : ({ size: 'A4' } as const);
  return makePdf({ ...page, title: document.fileName }, (pen) => {
    let y = MARGIN;
    const put = (block: Block) => {
      if (y + block.height > bottom) {
        pen.document.addPage();
        y = MARGIN;
        if (block.header) put(block.header);
      }
      block.draw(pen, y);
      y += block.height;
    };
    for (const block of blocks) put(block);
    put({ ...foot, draw: () => foot.draw(pen, bottom - foot.height) });
    if (proof) addPhoto(pen, proof);
  });
}

const heightOf = (blocks: Block[]) => blocks.reduce((sum, { height }) => sum + height, 0);

/** The most that the parts of a short document move apart, in points for each line and each gap. */
const MOST_AIR = 9;
const AIR_OF_GAP = 2.5;

/** The parts above the foot, as far apart as the page has room for; close together on several pages. */
function spread(sheet: Sheet, room: number): Block[] {
  const [tight, airy] = [blocksOf(sheet, 0), blocksOf(sheet, 1)];
  const growth = heightOf(airy) - heightOf(tight);
  // One point stays free, because sums of fractions are not exact.
  const air = Math.min(MOST_AIR, Math.max(0, room - heightOf(tight) - 1) / growth);
  return blocksOf(sheet, air);
}

function blocksOf(sheet: Sheet, air: number): Block[] {
  const { document } = sheet;
  const gap: Block = { height: air * AIR_OF_GAP, draw: () => undefined };
  return [
    headOf(sheet),
    gap,
    partiesOf(document),
    gap,
    ...tableOf(document, air),
    gap,
    totalsOf(document),
    gap,
  ];
}

function addPhoto(pen: PdfPen, photo: Buffer): void {
  pen.document.addPage({ size: 'A4', layout: 'portrait', margin: 0 });
  pen.picture(photo, { x: EDGE, y: MARGIN, width: INNER, height: A4 - 2 * MARGIN });
}

type Style = Pick<LineStyle, 'size'> & Partial<Pick<LineStyle, 'weight'>> & { color?: string };
type Column = { x: number; width: number; align?: 'right' | 'center' };

/** Draws lines of one style beneath each other. */
function linesOf(
  texts: string[],
  column: Column,
  { size, weight = 'regular', color = ink }: Style,
): Block {
  const step = size * 1.35;
  return {
    height: texts.length * step,
    draw: (pen, y) => {
      for (const [index, text] of texts.entries()) {
        pen.write(text, { ...column, size, weight, color, baseline: y + size + index * step });
      }
    },
  };
}

/** The longest sum in words needs seven lines: it must never be cut off. */
const MOST_LINES = 7;

function wrapped(text: string, column: Column, style: Style, most = MOST_LINES): Block {
  const { size, weight = 'regular' } = style;
  return linesOf(wrapWords(text, { size, weight, width: column.width }, most), column, style);
}

function stack(blocks: Block[]): Block {
  return {
    height: heightOf(blocks),
    draw: (pen, from) => {
      let y = from;
      for (const block of blocks) {
        block.draw(pen, y);
        y += block.height;
      }
    },
  };
}

function beside(blocks: Block[], spaceBelow: number): Block {
  return {
    height: Math.max(...blocks.map(({ height }) => height)) + spaceBelow,
    draw: (pen, y) => {
      for (const block of blocks) block.draw(pen, y);
    },
  };
}

function headOf({ document, seller }: Sheet): Block {
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

function partiesOf({ payer, rows }: OrderDocument): Block {
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
  const titles: Cells = { name: 'Uraian', qty: 'Qty', price: 'Harga', sum: 'Jumlah' };
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

function tableOf({ lines }: OrderDocument, air: number): Block[] {
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

function totalsOf({ words, leftOut, sums }: OrderDocument): Block {
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

const QR_SIZE = 76;
const FOOT = 102;

function footOf(sheet: Sheet): Block {
  const { document, seller } = sheet;
  const note = linesOf(
    [`Dokumen ini diterbitkan secara elektronik oleh ${brand.name}.`],
    { x: EDGE, width: INNER },
    { size: 7.5, color: soft },
  );
  const parts = [document.receipt ? receivedOf(sheet) : toPay(sheet), writtenBy(sheet)];
  const where = writtenWhere(seller, document.writtenAt);
  const date = linesOf([where], { ...right, align: 'center' }, { size: 9.5 });
  const least = document.isSigned ? FOOT : 0;
  const height = Math.max(least, ...parts.map((part) => part.height + note.height + 4));
  return {
    height,
    draw: (pen, y) => {
      for (const part of [...parts, date]) part.draw(pen, y);
      note.draw(pen, y + height - note.height);
    },
  };
}

function stateLine({ state }: OrderDocument, column: Column): Block {
  const color = state?.isGood ? good : bad;
  return linesOf(state ? [state.text] : [], column, { size: 11, weight: 'bold', color });
}

/** What was received, and the QR to check the kwitansi with. */
function receivedOf({ document, publicUrl }: Sheet): Block {
  const { amount, code } = document.receipt ?? { amount: '', code: '' };
  const column = { x: EDGE + QR_SIZE + 6, width: 210 };
  const text = stack([
    linesOf([amount], column, { size: 20, weight: 'bold' }),
    stateLine(document, column),
    linesOf(['Pindai untuk memeriksa keaslian kwitansi ini'], column, { size: 8, color: soft }),
  ]);
  return {
    height: QR_SIZE + 10,
    draw: (pen, y) => {
      const check = publicUrl + buildPath(screens.receiptCheck, { code });
      const corner = { x: EDGE - 6, y: y + 10 };
      pen.qr(check, { ...corner, size: QR_SIZE });
      pen.link(check, { ...corner, width: QR_SIZE, height: QR_SIZE });
      text.draw(pen, y + 22);
    },
  };
}

function toPay({ document, accounts }: Sheet): Block {
  const how = ['Pembayaran dengan transfer ke salah satu rekening:'];
  const named = accounts.map(
    ({ name, accountNumber, accountName }) => `${name} ${accountNumber} a.n. ${accountName}`,
  );
  return stack([
    stateLine(document, left),
    linesOf(accounts.length > 0 ? how : [], left, { size: 9.5, weight: 'bold' }),
    ...named.map((line) => wrapped(line, left, { size: 9.5 }, 2)),
  ]);
}

const STAMP = 56;

function writtenBy({ document, seller, signature }: Sheet): Block {
  const named = linesOf(
    [sellerHead(seller).name],
    { ...right, align: 'center' },
    { size: 9.5, weight: 'bold' },
  );
  const below = 15 + (document.isSigned ? STAMP : 0);
  return {
    height: below + 4 + named.height,
    draw: (pen, y) => {
      if (document.isSigned) {
        // A sum above five million needs a stamp of the tax office; others leave the space empty.
        const stamp = { x: right.x, y: y + 15, width: STAMP, height: STAMP };
        pen.outline(stamp, '#9aa59f');
        const inside = { x: right.x, width: STAMP, align: 'center' } as const;
        linesOf(['Meterai'], inside, { size: 8, color: soft }).draw(pen, y + 38);
        const room = right.width - STAMP - 6;
        const place = { x: right.x + STAMP + 6, y: y + 15, width: room, height: STAMP };
        if (signature) pen.picture(signature, place);
        pen.fill({ ...right, y: y + below + 2, height: 0.6 }, soft);
      }
      named.draw(pen, y + below + 4);
    },
  };
}
