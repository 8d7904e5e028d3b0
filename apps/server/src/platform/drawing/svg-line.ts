// Text as outlines: the SVG renderer knows only the fonts of its machine, and a bare one has none.
import { openFont } from './fonts.ts';
import { fitLine, layOut, type Stretch } from './lettering.ts';
import { leftOf, type PlacedLine } from './place-line.ts';

export function svgLine(text: string, { x, baseline, color, align, ...style }: PlacedLine): string {
  const line = fitLine(text, style);
  let left = leftOf(x, style.width, line.width, align);
  const outlines = line.stretches.map((stretch) => {
    const drawn = `<g transform="translate(${left} ${baseline})">${outlinesOf(stretch, line.size)}</g>`;
    left += stretch.width;
    return drawn;
  });
  return `<g fill="${color}">${outlines.join('')}</g>`;
}

function outlinesOf(stretch: Stretch, size: number): string {
  const scale = size / openFont(stretch.font).font.unitsPerEm;
  const { glyphs, positions } = layOut(stretch);
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const path = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    pen += xAdvance;
    return path;
  });
  // Fonts count upwards, pictures downwards.
  return `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
