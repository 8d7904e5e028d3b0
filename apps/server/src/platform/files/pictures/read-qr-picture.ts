import { decodeQR } from 'qr/decode.js';
import { loadSharp } from './load-sharp.ts';

/** Codes are found best where a module is a few pixels wide; a large photo is tried as it is last. */
const SIDES = [600, 1_200, 2_000];
/** Nothing else runs meanwhile. */
const DEADLINE_MS = 700;

/** What the QR code in a prepared picture says; undefined without a readable one. */
export async function readQrPicture(picture: Buffer): Promise<string | undefined> {
  const sharp = await loadSharp();
  for (const side of SIDES) {
    const { data, info } = await sharp(picture)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const pixels = { width, height, data: new Uint8Array(data) };
    try {
      return decodeQR(pixels, { effort: 20, timeLimit: DEADLINE_MS });
    } catch {
      // It throws when it finds no code.
    }
  }
  return undefined;
}
