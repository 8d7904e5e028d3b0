// The blocks, colours and measures that the PDF of an order's document is drawn with.
import type { LineStyle } from '../../../../platform/drawing/lettering.ts';
import type { PdfPen } from '../../../../platform/drawing/pdf-pen.ts';
import { wrapWords } from '../../../../platform/drawing/wrap-words.ts';

/** A part of the sheet; its height is known before anything is drawn. */
export interface Block {
  height: number;
  draw: (pen: PdfPen, y: number) => void;
  /** The header is drawn again above the block when it begins a page. */
  header?: Block;
}

/** The light colours of the page. */
export const ink = '#1a2620';
export const soft = '#545f58';
export const sunken = '#f3eee2';
export const good = '#17633a';
export const bad = '#9a1f18';
export const thin = '#d9d2c1';

/** A4, and A5 on its side, are equally wide. */
export const EDGE = 36;
export const INNER = 595 - 2 * EDGE;
export const left = { x: EDGE, width: INNER * 0.56 };
export const right = { x: EDGE + INNER * 0.6, width: INNER * 0.4 };

export const heightOf = (blocks: Block[]) => blocks.reduce((sum, { height }) => sum + height, 0);

type Style = Pick<LineStyle, 'size'> & Partial<Pick<LineStyle, 'weight'>> & { color?: string };
export type Column = { x: number; width: number; align?: 'right' | 'center' };

/** Draws lines of one style beneath each other. */
export function linesOf(
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

export function wrapped(text: string, column: Column, style: Style, most = MOST_LINES): Block {
  const { size, weight = 'regular' } = style;
  return linesOf(wrapWords(text, { size, weight, width: column.width }, most), column, style);
}

export function stack(blocks: Block[]): Block {
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

export function beside(blocks: Block[], spaceBelow: number): Block {
  return {
    height: Math.max(...blocks.map(({ height }) => height)) + spaceBelow,
    draw: (pen, y) => {
      for (const block of blocks) block.draw(pen, y);
    },
  };
}
