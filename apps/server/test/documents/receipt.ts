import sharp from 'sharp';

/** What differs between two honest transfers through one bank app. */
interface Receipt {
  amount?: string;
  date?: string;
  reference?: string;
}

const WIDTH = 1080;
const HEIGHT = 2340;
const INK = 30;
const WHITE = 255;
/** Each digit has three by five dots. */
const digits = [
  '111101101101111',
  '010110010010111',
  '111001111100111',
  '111001111001111',
  '101101111001001',
  '111100111001111',
  '111100111101111',
  '111001001001001',
  '111101111101111',
  '111101111001111',
];

/** A phone's screenshot of a transfer: everything but amount, date and reference is always there. */
export function receipt({ amount, date, reference }: Receipt = {}): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  fill(pixels, { left: 0, top: 90, width: WIDTH, height: 180 }, 120);
  fill(pixels, { left: 450, top: 380, width: 180, height: 180 }, 140);
  write(pixels, amount ?? '249000', { left: 320, top: 720, dot: 14 });
  const lines = ['7123456789', date ?? '15112026081530', '0042', reference ?? '884120573316'];
  for (const [index, line] of lines.entries()) {
    write(pixels, '80808080', { left: 90, top: 1000 + index * 220, dot: 5 });
    write(pixels, line, { left: 500, top: 1000 + index * 220, dot: 7 });
    fill(pixels, { left: 90, top: 1110 + index * 220, width: 900, height: 3 }, 200);
  }
  fill(pixels, { left: 90, top: 2080, width: 900, height: 130 }, 120);
  const raw = { width: WIDTH, height: HEIGHT, channels: 1 } as const;
  return sharp(pixels, { raw }).png().toBuffer();
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

function fill(pixels: Buffer, { left, top, width, height }: Area, brightness: number): void {
  for (let y = top; y < top + height; y += 1) {
    pixels.fill(brightness, y * WIDTH + left, y * WIDTH + left + width);
  }
}

function write(pixels: Buffer, text: string, at: { left: number; top: number; dot: number }): void {
  for (const [place, digit] of [...text].entries()) {
    for (const [index, dot] of [...(digits[Number(digit)] ?? '')].entries()) {
      if (dot === '0') continue;
      const left = at.left + (place * 4 + (index % 3)) * at.dot;
      const top = at.top + Math.floor(index / 3) * at.dot;
      fill(pixels, { left, top, width: at.dot, height: at.dot }, INK);
    }
  }
}

/** What chat apps and photo galleries do to a picture. */
export const copiesOf: Record<string, (original: Buffer) => Promise<Buffer>> = {
  're-compressed': (original) => sharp(original).jpeg({ quality: 40 }).toBuffer(),
  'saved in another format': (original) => sharp(original).webp({ quality: 60 }).toBuffer(),
  'made smaller': (original) => sharp(original).resize(720).jpeg({ quality: 70 }).toBuffer(),
  'made much smaller': (original) => sharp(original).resize(480).jpeg({ quality: 60 }).toBuffer(),
  'cropped by a hair': (original) =>
    sharp(original)
      .extract({ left: 1, top: 2, width: WIDTH - 2, height: HEIGHT - 4 })
      .jpeg({ quality: 80 })
      .toBuffer(),
};
