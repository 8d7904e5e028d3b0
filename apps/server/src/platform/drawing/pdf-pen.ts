import type PDFDocument from 'pdfkit';
import { fitLine } from './lettering.ts';
import { leftOf, type PlacedLine } from './place-line.ts';
import { qrPath } from './qr-path.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws our PDF sheets; lengths are in points, a 72nd of an inch. */
export class PdfPen {
  readonly document: InstanceType<typeof PDFDocument>;

  constructor(document: InstanceType<typeof PDFDocument>) {
    this.document = document;
  }

  write(text: string, { x, baseline, color, align, ...style }: PlacedLine): void {
    const line = fitLine(text, style);
    let left = leftOf(x, style.width, line.width, align);
    for (const stretch of line.stretches) {
      // With a list of features, even an empty one, the letters of a stretch are laid out as one.
      this.document
        .font(stretch.font)
        .fontSize(line.size)
        .fillColor(color)
        .text(stretch.text, left, baseline, {
          lineBreak: false,
          features: [],
          baseline: 'alphabetic',
        });
      left += stretch.width;
    }
  }

  /** A filled box. */
  fill(box: Box & { radius?: number }, color: string): void {
    const { x, y, width, height, radius = 0 } = box;
    this.document.roundedRect(x, y, width, height, radius).fill(color);
  }

  /** The dashed outline of a box that is to be filled by hand. */
  outline({ x, y, width, height }: Box, color: string): void {
    this.document
      .save()
      .lineWidth(0.7)
      .dash(3, { space: 2.5 })
      .rect(x, y, width, height)
      .stroke(color)
      .restore();
  }

  /** A PNG or JPEG, as large as the box allows, in its middle. */
  picture(bytes: Buffer, { x, y, width, height }: Box): void {
    const fit: [number, number] = [width, height];
    this.document.image(bytes, x, y, { fit, align: 'center', valign: 'center' });
  }

  /** A place to tap when the sheet is read on a screen. */
  link(url: string, { x, y, width, height }: Box): void {
    this.document.link(x, y, width, height, url);
  }

  qr(text: string, { x, y, size }: { x: number; y: number; size: number }): void {
    const { path, modules } = qrPath(text);
    this.document
      .save()
      .translate(x, y)
      .scale(size / modules)
      .path(path)
      .fill('#000000')
      .restore();
  }
}
