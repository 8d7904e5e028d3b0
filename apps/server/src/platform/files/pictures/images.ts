// Every uploaded picture is decoded and encoded again, so nothing else of the original file
// survives: no scripts and no location of a photo.
import { createHash } from 'node:crypto';
import { AppError } from '../../app-error.ts';
import { fairTurns } from '../fair-turns.ts';
import { differenceHash } from './difference-hash.ts';
import { loadSharp, type Metadata } from './load-sharp.ts';
import { thumbnail } from './thumbnail.ts';

const MAX_PIXELS = 50_000_000;
/** A progressive JPEG is unpacked as a whole before the first row comes out. */
const MAX_PROGRESSIVE_PIXELS = 24_000_000;
/** A row is held in memory many times over, however few there are. */
const MAX_SIDE_PIXELS = 20_000;
const STORED_SIDE_PIXELS = 2_000;
/**
 * A photo takes a tenth of a second. The limit is high so that a busy machine refuses no good
 * photo.
 */
const TIMEOUT_SECONDS = 30;
const QUALITY = 82;

const inTurn = fairTurns<number>({ maxWaiting: 8, maxWaitingPerPerson: 3 });

export interface PreparedImage {
  /** The bytes of a WebP picture. */
  bytes: Buffer;
  sha256: Buffer;
  differenceHash: bigint;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** `person` is the sender: people take turns. */
export function prepareImage(
  original: Uint8Array,
  person: number,
  { timeoutSeconds = TIMEOUT_SECONDS, storedSide = STORED_SIDE_PIXELS } = {},
): Promise<PreparedImage> {
  return inTurn(person, async () => {
    const { data, info } = await encodeAgain(original, { timeoutSeconds, storedSide });
    return {
      bytes: data,
      sha256: createHash('sha256').update(data).digest(),
      differenceHash: await differenceHash(data),
      thumbnail: await thumbnail(data),
      width: info.width,
      height: info.height,
    };
  });
}

async function encodeAgain(
  original: Uint8Array,
  { timeoutSeconds, storedSide }: { timeoutSeconds: number; storedSide: number },
) {
  const sharp = await loadSharp();
  const head = await readable(() => sharp(original, { limitInputPixels: false }).metadata());
  requireReasonableSize(head);
  const { mirrored, degrees } = uprightBy[head.orientation ?? 1] ?? {};
  return readable(() =>
    sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .resize(storedSide, storedSide, { fit: 'inside', withoutEnlargement: true })
      .flop(mirrored ?? false)
      .rotate(degrees ?? 0)
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true }),
  );
}

// sharp's autoOrient rotates the picture before it shrinks it, which takes five times the memory.
// By EXIF orientation.
const uprightBy: Record<number, { mirrored?: boolean; degrees?: number }> = {
  2: { mirrored: true },
  3: { degrees: 180 },
  4: { mirrored: true, degrees: 180 },
  5: { mirrored: true, degrees: 270 },
  6: { degrees: 90 },
  7: { mirrored: true, degrees: 90 },
  8: { degrees: 270 },
};

/** The head of the file says how large it will be, before anything is unpacked. */
function requireReasonableSize({ format, isProgressive, width, height }: Metadata): void {
  const isUnpackedWhole = format === 'jpeg' && isProgressive;
  const maxPixels = isUnpackedWhole ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS;
  if (width * height <= maxPixels && Math.max(width, height) <= MAX_SIDE_PIXELS) return;
  const message = 'Gambar terlalu besar. Kirim foto yang lebih kecil atau tangkapan layar.';
  throw new AppError('TOO_LARGE', { message });
}

async function readable<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (error) {
    // A busy machine is no fault of the picture.
    const isTimeout = error instanceof Error && error.message.startsWith('timeout');
    throw new AppError(isTimeout ? 'BUSY' : 'IMAGE_UNREADABLE');
  }
}
