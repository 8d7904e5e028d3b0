// What people and attackers send as the proof of a transfer (T41 to T43).
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../app-error.ts';
import { prepareImage as prepareImageOf } from './images.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#226644' } });

interface Sending {
  person?: number;
  timeoutSeconds?: number;
}
const prepareImage = (bytes: Uint8Array, { person = 1, ...options }: Sending = {}) =>
  prepareImageOf(bytes, person, options);

async function refusal(bytes: Uint8Array): Promise<AppError> {
  const error = await prepareImage(bytes).catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) throw new Error('was not refused');
  return error;
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('in %s becomes a WebP', async (format) => {
    const image = await prepareImage(await photo(300, 200).toFormat(format).toBuffer());
    expect(image).toMatchObject({ width: 300, height: 200 });
    expect(image.bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(image.sha256).toHaveLength(32);
  });

  it('gets at most 2000 pixels wide or high, and never larger than it was', async () => {
    const wide = await prepareImage(await photo(4000, 1000).jpeg().toBuffer());
    expect([wide.width, wide.height]).toEqual([2000, 500]);
    const high = await prepareImage(await photo(500, 5000).jpeg().toBuffer());
    expect([high.width, high.height]).toEqual([200, 2000]);
  });

  it('is upright and has lost the place and camera of the photo', async () => {
    const exif = {
      IFD0: { Make: 'TelkomPhone', Copyright: 'RAHASIA' },
      IFD3: { GPSLatitudeRef: 'S' },
    };
    const sideways = await photo(300, 200)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(sideways.includes('RAHASIA')).toBe(true);
    const image = await prepareImage(sideways);
    expect([image.width, image.height]).toEqual([200, 300]);
    expect(image.bytes.includes('RAHASIA')).toBe(false);
    const { exif: remaining, xmp, iptc, orientation } = await sharp(image.bytes).metadata();
    expect([remaining, xmp, iptc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'held in way %i of EXIF is turned upright',
    async (orientation) => {
      const [width, height] = [48, 32];
      const pixels = Buffer.alloc(width * height * 3);
      for (let index = 0; index < width * height; index++) {
        pixels[index * 3] = (index % width) * 5;
        pixels[index * 3 + 1] = Math.floor(index / width) * 7;
      }
      const original = await sharp(pixels, { raw: { width, height, channels: 3 } })
        .withMetadata({ orientation })
        .png()
        .toBuffer();
      const expected = await sharp(original).autoOrient().raw().toBuffer();
      const prepared = await prepareImage(original);
      const actual = await sharp(prepared.bytes).raw().toBuffer();
      const gap = expected.reduce(
        (sum, value, index) => sum + Math.abs(value - (actual[index] ?? 0)),
        0,
      );
      expect(gap / expected.length).toBeLessThan(6);
    },
  );

  it('that is also a script comes out as a picture only', async () => {
    const script = '<script>alert(document.cookie)</script>';
    const jpeg = await photo(64, 64).jpeg().toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from(`*/${script}PK\u0003\u0004`)]);
    const { bytes } = await prepareImage(polyglot);
    expect(bytes.includes('script')).toBe(false);
    expect(bytes.includes('PK\u0003\u0004')).toBe(false);
  });

  it('is the same bytes each time, so that a repeated upload is recognised', async () => {
    const original = await photo(100, 100).png().toBuffer();
    const [one, other] = [await prepareImage(original), await prepareImage(original)];
    expect(one.sha256).toEqual(other.sha256);
  });

  it('of several frames keeps the first', async () => {
    const frames = Buffer.alloc(20 * 60 * 3, 120);
    const animated = await sharp(frames, {
      raw: { width: 20, height: 60, channels: 3, pageHeight: 20 },
    })
      .webp({ loop: 0, delay: [100, 100, 100] })
      .toBuffer();
    const image = await prepareImage(animated);
    expect((await sharp(image.bytes).metadata()).pages ?? 1).toBe(1);
  });
});

describe('anything else', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
  const entities = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`;
  const files: Array<[string, () => Promise<Buffer> | Buffer]> = [
    ['nothing', () => Buffer.alloc(0)],
    ['an SVG', () => Buffer.from(svg)],
    ['an SVG with entities', () => Buffer.from(entities)],
    ['HTML', () => Buffer.from('<!doctype html><html><script>alert(1)</script></html>')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\n%%EOF')],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')],
    ['a TIFF', () => photo(9, 9).tiff().toBuffer()],
    ['an AVIF', () => photo(9, 9).avif().toBuffer()],
    ['a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
    ['a ZIP', () => Buffer.from('PK\u0003\u0004 and so on')],
    ['a PPM', () => Buffer.from('P6 1 1 255 abc')],
    ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251))],
    ['half a JPEG', async () => (await photo(900, 900).jpeg().toBuffer()).subarray(0, 800)],
    ['the head of a PNG', async () => (await photo(9, 9).png().toBuffer()).subarray(0, 40)],
  ];

  it.each(files)('is refused: %s', async (_name, file) => {
    const error = await refusal(await file());
    expect([error.code, error.status]).toEqual(['IMAGE_UNREADABLE', 415]);
    expect(error.message).toBe('Berkas harus berupa gambar JPG, PNG, atau WebP.');
  });
});

describe('a decompression bomb', () => {
  // Without a body: a decoder would report it as unreadable instead.
  it.each([
    [20_000, 2_500, 'IMAGE_UNREADABLE', 415],
    [20_000, 2_501, 'TOO_LARGE', 413],
    [20_001, 1, 'TOO_LARGE', 413],
    [1, 20_001, 'TOO_LARGE', 413],
    [50_000_000, 1, 'TOO_LARGE', 413],
    [16_000, 16_000, 'TOO_LARGE', 413],
  ])(
    'of %i × %i is judged by its head, before it is unpacked',
    async (...[width, height, code, status]) => {
      const error = await refusal(pngHead(width, height));
      expect([error.code, error.status]).toEqual([code, status]);
    },
  );

  it('just below the limit is only a large picture', async () => {
    const large = await photo(20_000, 1_000).jpeg().toBuffer();
    // About its size alone: a busy machine may take as long as it needs.
    const image = await prepareImage(large, { timeoutSeconds: 3_600 });
    expect(image.width).toBe(2000);
  });
});

it.each([
  [true, 16_000, 'taken'],
  [true, 16_001, 'TOO_LARGE'],
  [false, 16_001, 'taken'],
])(
  'a JPEG (progressive: %s) of %i × 1500 is judged by its head',
  async (...[progressive, width, outcome]) => {
    const small = await photo(64, 64).jpeg({ progressive }).toBuffer();
    const preparing = prepareImage(claimSize(small, width, 1_500));
    expect(
      await preparing.then(
        () => 'taken',
        ({ code }: AppError) => code,
      ),
    ).toBe(outcome);
  },
);

it('says that the machine is busy when it had no time, not that the picture is bad', async () => {
  const original = await photo(60, 60).jpeg().toBuffer();
  const encoding = vi.spyOn(sharp.prototype, 'toBuffer');
  encoding.mockRejectedValueOnce(new Error('timeout: 42% complete'));
  const error = await refusal(original);
  encoding.mockRestore();
  expect([error.code, error.status]).toEqual(['BUSY', 503]);
  expect(error.message).toContain('coba lagi');
});

it('refuses pictures when too many wait', async () => {
  const original = await photo(600, 600).jpeg().toBuffer();
  const answers = await Promise.allSettled(
    Array.from({ length: 12 }, (_, person) => prepareImage(original, { person })),
  );
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  for (const { reason } of refused as PromiseRejectedResult[]) expect(reason.code).toBe('BUSY');
  await expect(prepareImage(original)).resolves.toBeDefined();
});

/** The same JPEG with another size in its head. */
function claimSize(jpeg: Buffer, width: number, height: number): Buffer {
  const head = Math.max(...[0xc0, 0xc2].map((kind) => jpeg.indexOf(Buffer.from([0xff, kind]))));
  const claiming = Buffer.from(jpeg);
  claiming.writeUInt16BE(height, head + 5);
  claiming.writeUInt16BE(width, head + 7);
  return claiming;
}

/** All of a one-bit PNG but its picture. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const noRows = deflateSync(Buffer.alloc(0));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', noRows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
