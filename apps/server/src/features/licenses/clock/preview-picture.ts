// The clock beside a link in a chat: the mosque's name and the prayers of the day it was drawn.
import { type ClockFace, prayers } from '@timesync/clock';
import { brand, WIDE_PICTURE } from '@timesync/contract';
import { svgLine } from '../../../platform/drawing/svg-line.ts';
import { drawGround, type Palette, palettes } from './picture-palettes.ts';

const { width: WIDTH, height: HEIGHT } = WIDE_PICTURE;
const EDGE = 70;
const INNER = WIDTH - 2 * EDGE;
const GAP = 20;
const CARD = {
  width: (INNER - (prayers.length - 1) * GAP) / prayers.length,
  height: 176,
  top: 326,
};

export function previewPicture(face: ClockFace): string {
  const palette = palettes[face.theme];
  const line = { x: EDGE, width: INNER, align: 'center' } as const;
  const times = face.times.filter(({ name }) => prayers.some((prayer) => prayer === name));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
${drawGround(palette)}
${svgLine(face.mosque, { ...line, baseline: 140, size: 84, weight: 'bold', color: palette.ink })}
${svgLine(face.place, { ...line, baseline: 208, size: 40, weight: 'regular', color: palette.soft })}
${svgLine(face.date, { ...line, baseline: 276, size: 42, weight: 'bold', color: palette.accent })}
${times.map((time, index) => timeCard(time, index, palette)).join('')}
${svgLine(`Jam masjid ${brand.name}`, { ...line, baseline: 570, size: 32, weight: 'regular', color: palette.soft })}
</svg>`;
}

function timeCard(
  { label, at }: ClockFace['times'][number],
  index: number,
  palette: Palette,
): string {
  const x = EDGE + index * (CARD.width + GAP);
  const color = palette.onAccent;
  const inside = { x: x + 16, width: CARD.width - 32, align: 'center', color } as const;
  return `<rect x="${x}" y="${CARD.top}" width="${CARD.width}" height="${CARD.height}" rx="24" fill="${palette.accent}"/>
${svgLine(label, { ...inside, baseline: CARD.top + 66, size: 38, weight: 'regular' })}
${svgLine(at, { ...inside, baseline: CARD.top + 136, size: 60, weight: 'bold' })}`;
}
