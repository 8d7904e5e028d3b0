// T46: a proof that was used before is among the candidates after it was re-compressed or scaled.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { differenceHash } from './difference-hash.ts';

/** Soft shapes as in a photo, different for each seed. */
function scene(seed: number): Promise<Buffer> {
  const [width, height] = [320, 240];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const wave = Math.sin((x * (seed % 5) + y) / 40) + Math.cos((y * (seed % 7) - x) / 30 - seed);
      pixels.fill(Math.round(128 + 60 * wave), (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Mostly white with a few dark lines, as a screenshot of a banking app. */
async function receipt(lineLengths: number[]): Promise<Buffer> {
  const lines = await Promise.all(
    lineLengths.map(async (length, index) => ({
      input: await sharp({
        create: { width: length, height: 30, channels: 3, background: '#222222' },
      })
        .png()
        .toBuffer(),
      left: 40,
      top: 60 + index * 110,
    })),
  );
  return sharp({ create: { width: 600, height: 1200, channels: 3, background: '#ffffff' } })
    .composite(lines)
    .png()
    .toBuffer();
}

/** Returns in how many of the 64 spots two pictures differ. */
function hashDistance(one: bigint, other: bigint): number {
  return BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length;
}

const pictures: Array<[string, () => Promise<Buffer>]> = [
  ['a photo', () => scene(3)],
  ['another photo', () => scene(11)],
  ['a receipt', () => receipt([300, 120, 420, 80, 500, 260])],
];

describe.each(pictures)('%s', (_name, load) => {
  it('is recognised after re-compression, scaling and a change of format', async () => {
    const original = await load();
    const hash = await differenceHash(original);
    const copies = [
      sharp(original).jpeg({ quality: 30 }),
      sharp(original).webp({ quality: 20 }),
      sharp(original).resize(180).jpeg({ quality: 60 }),
      sharp(original).resize({ width: 900 }).png(),
    ];
    for (const copy of copies) {
      const copied = await differenceHash(await copy.toBuffer());
      expect(hashDistance(hash, copied)).toBeLessThanOrEqual(4);
    }
  });
});

it('is far apart for different pictures', async () => {
  const [one, other] = [
    await differenceHash(await scene(3)),
    await differenceHash(await scene(11)),
  ];
  expect(hashDistance(one, other)).toBeGreaterThan(12);
});

it('fits into a signed 64-bit column', async () => {
  for (const seed of [1, 2, 3, 4, 6, 8]) {
    const hash = await differenceHash(await scene(seed));
    expect(BigInt.asIntN(64, hash)).toBe(hash);
  }
});
