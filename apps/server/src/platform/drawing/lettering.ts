// One line of text, cut into stretches of one font each and made to fit: people name their mosque in
// Latin or in Arabic letters, and in as many as they like.
import type { GlyphRun } from 'fontkit';
import { type FontName, openFont } from './fonts.ts';

export type Weight = 'regular' | 'bold';

export interface LineStyle {
  weight: Weight;
  size: number;
  /** A longer text is drawn smaller, down to two thirds, and then cut off. */
  width: number;
}

export interface Stretch {
  text: string;
  font: FontName;
  width: number;
}

/** A line of pieces from left to right, in the order of drawing. */
export interface Line {
  stretches: Stretch[];
  size: number;
  width: number;
}

const ARABIC = /\p{Script=Arabic}/u;
const ARABIC_STRETCH =
  /\p{Script=Arabic}+(?:[\s\p{P}\p{M}]+\p{Script=Arabic}+)*|\P{Script=Arabic}+/gu;
const SMALLEST = 2 / 3;
const ELLIPSIS = '…';

export function fitLine(text: string, { weight, size, width }: LineStyle): Line {
  const whole = lineOf(text, weight, size);
  if (whole.width <= width) return whole;
  const smaller = Math.max(SMALLEST, width / whole.width) * size;
  const fits = lineOf(text, weight, smaller);
  return fits.width <= width ? fits : cutOff(text, { weight, size: smaller, width });
}

/** Halves what is unsure, because laying out letters is the costly part. */
function cutOff(text: string, { weight, size, width }: LineStyle): Line {
  const letters = [...text];
  const shortened = (count: number) =>
    lineOf(letters.slice(0, count).join('').trimEnd() + ELLIPSIS, weight, size);
  let [fitting, tooMany] = [0, letters.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (shortened(middle).width <= width) fitting = middle;
    else tooMany = middle;
  }
  return shortened(fitting);
}

export function layOut({ text, font }: Pick<Stretch, 'text' | 'font'>): GlyphRun {
  return openFont(font).font.layout(text);
}

function lineOf(text: string, weight: Weight, size: number): Line {
  const stretches = [...text.matchAll(ARABIC_STRETCH)]
    .map(([part]) => stretchOf(part, weight, size))
    .filter((stretch) => stretch.text !== '');
  // A line that begins in Arabic is read from the right.
  if (stretches[0]?.font === 'arabic') stretches.reverse();
  return { stretches, size, width: stretches.reduce((sum, stretch) => sum + stretch.width, 0) };
}

function stretchOf(part: string, weight: Weight, size: number): Stretch {
  const font = ARABIC.test(part) ? 'arabic' : weight;
  const { font: letters } = openFont(font);
  // A sign that the font lacks would be drawn as an empty box.
  const text = [...part]
    .filter((sign) => letters.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    .join('');
  const width = (layOut({ text, font }).advanceWidth / letters.unitsPerEm) * size;
  return { text, font, width };
}
