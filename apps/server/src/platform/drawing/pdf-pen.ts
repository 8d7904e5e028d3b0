import type PDFDocument from 'pdfkit';
import { fitLine, type LineStyle } from './lettering.ts';
import { qrPath } from './qr-path.ts';

export type Align = 'left' | 'center' | 'right';

interface WrittenLine extends LineStyle {
  x: number;
  /** Of the line the letters stand on. */
  baseline: number;
  color: string;
  align?: Align;
}

const BESIDE = { left: 0, center: 0.5, right: 1 } as const;

/** What our sheets are drawn with; lengths are points, a 72nd of an inch. */
export class PdfPen {
  readonly document: InstanceType<typeof PDFDocument>;

  constructor(document: InstanceType<typeof PDFDocument>) {
    this.document = document;
  }

  write(text: string, { x, baseline, color, align = 'left', ...style }: WrittenLine): void {
    const line = fitLine(text, style);
    let left = x + (style.width - line.width) * BESIDE[align];
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
