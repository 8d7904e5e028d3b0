// Two receipts of one bank app differ in a few digits only. A thumbnail is fine enough to show a
// changed digit as clearly darker or lighter spots, and coarse enough that saving the same picture
// smaller or with more compression changes no spot much.
import { loadSharp } from './load-sharp.ts';

const SPOTS = 96;
/**
 * A spot is the mean of this many pixels squared: scaled down in one step, sharp shifts them by a
 * bit.
 */
const SPOT_PIXELS = 4;
const SIDE = SPOTS * SPOT_PIXELS;
/** Of 255. Re-compression moves a spot by up to 9, another digit several spots by 25 and more. */
const CLEARLY = 16;
const FEW = 3;

/** One byte of brightness for each spot, row by row. */
export async function thumbnail(image: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  const pixels = await sharp(image)
    .resize(SIDE, SIDE, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const sums = new Uint16Array(SPOTS * SPOTS);
  for (const [index, brightness] of pixels.entries()) {
    const row = Math.floor(index / SIDE / SPOT_PIXELS);
    const spot = row * SPOTS + Math.floor((index % SIDE) / SPOT_PIXELS);
    sums[spot] = (sums[spot] ?? 0) + brightness;
  }
  return Buffer.from(sums.map((sum) => Math.round(sum / SPOT_PIXELS ** 2)));
}

export function showsTheSame(one: Uint8Array, other: Uint8Array): boolean {
  let different = 0;
  // By index: an iterator is several times slower when comparing with a thousand others.
  for (let spot = 0; spot < one.length; spot += 1) {
    if (Math.abs((one[spot] ?? 0) - (other[spot] ?? 0)) <= CLEARLY) continue;
    different += 1;
    if (different > FEW) return false;
  }
  return true;
}
