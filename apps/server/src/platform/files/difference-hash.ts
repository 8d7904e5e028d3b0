// 64 bits that stay (nearly) the same when a picture is re-compressed or scaled: each tells whether
// a spot is clearly brighter than its right neighbour. Large plain areas, as in a screenshot of a
// receipt, would otherwise be decided by compression noise.
import sharp from 'sharp';

const WIDTH = 9;
const HEIGHT = 8;
const CLEARLY = 3;

/** Signed, as PostgreSQL's bigint. */
export async function differenceHash(image: Uint8Array): Promise<bigint> {
  const pixels = await sharp(image)
    .greyscale()
    .resize(WIDTH, HEIGHT, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
  let hash = 0n;
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH - 1; column++) {
      const [left = 0, right = 0] = pixels.subarray(row * WIDTH + column);
      hash = (hash << 1n) | (left > right + CLEARLY ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, hash);
}

/** In how many of the 64 spots two pictures differ. */
export function hashDistance(one: bigint, other: bigint): number {
  const different = BigInt.asUintN(64, one ^ other);
  return different.toString(2).replaceAll('0', '').length;
}
