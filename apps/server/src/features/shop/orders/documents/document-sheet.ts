// An order's document as a PDF, of the same design as its page (document-sheet.tsx). It fills half an A4
// sheet, as treasurers file it, or a whole one and more when its lines do not fit.
import { loadFonts } from '../../../../platform/drawing/fonts.ts';
import { makePdf } from '../../../../platform/drawing/make-pdf.ts';
import type { PdfPen } from '../../../../platform/drawing/pdf-pen.ts';
import { type Block, EDGE, heightOf, INNER } from './sheet-blocks.ts';
import { headOf, partiesOf, tableOf, totalsOf } from './sheet-body.ts';
import { footOf, type SheetFoot } from './sheet-foot.ts';

export interface Sheet extends SheetFoot {
  /** The photo of the transfer, on a page of its own. */
  proof: Buffer | undefined;
}

const HALF_A4 = 420;
const A4 = 842;
const MARGIN = 24;

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
    headOf(document, sheet.seller),
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
