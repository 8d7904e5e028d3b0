// The clock as a picture for WhatsApp: the mosque's name, today's times, and a code that opens the
// clock.
import { type ClockFace, prayers } from '@timesync/clock';
import { brand } from '@timesync/contract';
import { qrPath } from '../../../platform/drawing/qr-path.ts';
import { svgLine } from '../../../platform/drawing/svg-line.ts';
import { drawGround, type Palette, palettes } from './picture-palettes.ts';

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 80;
const INNER = WIDTH - 2 * EDGE;

export function sharePicture(face: ClockFace, link: string): string {
  const palette = palettes[face.theme];
  const line = { x: EDGE, width: INNER, align: 'center' } as const;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
${drawGround(palette)}
${svgLine(face.mosque, { ...line, baseline: 160, size: 76, weight: 'bold', color: palette.ink })}
${svgLine(face.place, { ...line, baseline: 230, size: 38, weight: 'regular', color: palette.soft })}
${svgLine(face.date, { ...line, baseline: 312, size: 46, weight: 'bold', color: palette.accent })}
${svgLine(face.hijri ? `${face.hijri} (perkiraan)` : '', { ...line, baseline: 368, size: 34, weight: 'regular', color: palette.soft })}
${face.times.map((time, index) => timeCard(time, index, palette)).join('')}
${linkCard(link, palette)}
</svg>`;
}

const GAP = 24;
const CARD = { width: (INNER - GAP) / 2, height: 120, top: 420 };

/** Two in a row; the prayers are marked, not what lies between them. */
function timeCard(
  { name, label, at }: ClockFace['times'][number],
  index: number,
  palette: Palette,
): string {
  const x = EDGE + (index % 2) * (CARD.width + GAP);
  const y = CARD.top + Math.floor(index / 2) * (CARD.height + GAP);
  const isPrayer = prayers.some((prayer) => prayer === name);
  const fill = isPrayer ? palette.accent : palette.card;
  const color = isPrayer ? palette.onAccent : palette.ink;
  const inside = { baseline: y + 79, width: CARD.width - 64, x: x + 32, color } as const;
  return `<rect x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}" rx="24" fill="${fill}"/>
${svgLine(label, { ...inside, size: 40, weight: 'regular' })}
${svgLine(at, { ...inside, size: 56, weight: 'bold', align: 'right' })}`;
}

const CODE_SIZE = 264;

function linkCard(link: string, palette: Palette): string {
  const { path, modules } = qrPath(link);
  const y = CARD.top + 4 * (CARD.height + GAP) + 32;
  const text = { x: EDGE + CODE_SIZE + 48, width: INNER - CODE_SIZE - 48, color: palette.ink };
  return `<rect x="${EDGE}" y="${y}" width="${CODE_SIZE}" height="${CODE_SIZE}" rx="20" fill="#ffffff"/>
<path transform="translate(${EDGE} ${y}) scale(${CODE_SIZE / modules})" d="${path}" shape-rendering="crispEdges"/>
${svgLine('Pindai untuk membuka', { ...text, baseline: y + 92, size: 40, weight: 'bold' })}
${svgLine('jam masjid ini di HP Anda', { ...text, baseline: y + 146, size: 40, weight: 'bold' })}
${svgLine(`${brand.name} · ${new URL(link).host}`, { ...text, baseline: y + 212, size: 32, weight: 'regular', color: palette.soft })}`;
}
