// A hash of 64 bits that stays nearly the same when a picture is re-compressed or scaled: each bit
// says whether a spot is clearly brighter than its right neighbour. Without "clearly", compression
// noise would decide in large plain areas, as in a screenshot of a receipt. Receipts of one bank
// app have the same hash: it finds candidates in SQL, and `thumbnail.ts` compares them.
import { loadSharp } from './load-sharp.ts';

const COLUMNS = 9;
const ROWS = 8;
const CLEARLY = 3;
/**
 * A spot is the mean of this many pixels squared: scaled down in one step, sharp shifts them by a
 * bit.
 */
const SPOT_PIXELS = 8;
const WIDTH = COLUMNS * SPOT_PIXELS;
const HEIGHT = ROWS * SPOT_PIXELS;

/** The hash is signed, as PostgreSQL's bigint is. */
export async function differenceHash(image: Uint8Array): Promise<bigint> {
  const sharp = await loadSharp();
  const pixels = await sharp(image)
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const spots = meanBrightness(pixels);
  let hash = 0n;
  for (const row of spots) {
    for (let column = 1; column < COLUMNS; column++) {
      const [left = 0, right = 0] = row.slice(column - 1);
      hash = (hash << 1n) | (left > right + CLEARLY ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, hash);
}

function meanBrightness(pixels: Buffer): number[][] {
  const spots = Array.from({ length: ROWS }, () => new Array<number>(COLUMNS).fill(0));
  for (const [index, brightness] of pixels.entries()) {
    const row = spots[Math.floor(index / WIDTH / SPOT_PIXELS)] ?? [];
    const column = Math.floor((index % WIDTH) / SPOT_PIXELS);
    row[column] = (row[column] ?? 0) + brightness / SPOT_PIXELS ** 2;
  }
  return spots;
}
