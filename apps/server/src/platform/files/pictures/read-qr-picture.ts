import { decodeQR } from 'qr/decode.js';
import { loadSharp } from './load-sharp.ts';

/**
 * Codes are found best when a module is a few pixels wide; a large photo is tried in its full size
 * last.
 */
const SIDES = [600, 1_200, 2_000];
/** This blocks the event loop. */
const DEADLINE_MS = 700;

/** The content of the QR code in a prepared picture; undefined without a readable one. */
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
