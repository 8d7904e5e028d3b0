// What a customer photographs, a transfer or a broken box, is checked and made smaller before it is sent.
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** Those that the server accepts. */
export const PHOTO_TYPES = TYPES.join(',');
const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
// A phone's photo of 24 megapixels tells no more about a transfer than one of 2000 pixels, but takes
// minutes on a slow line. The server keeps no more than this either.
const MAX_EDGE_PX = 2000;
const SMALL_ENOUGH_BYTES = 1_500_000;
const JPEG_QUALITY = 0.85;

type ChosenFile = Pick<File, 'name' | 'type'>;

interface Size {
  width: number;
  height: number;
}

/** Turns the chosen file into what will be sent, or says why it cannot be. */
export async function preparePhoto(file: File): Promise<{ photo: Blob } | { problem: string }> {
  const problem = photoProblem(file);
  if (problem) return { problem };
  // A cheap phone may lack the memory for a large photo; the server can still read it.
  const reduced = await redraw(file).catch(() => null);
  const photo = reduced && reduced.size < file.size ? reduced : file;
  if (photo.size <= MAX_UPLOAD_BYTES) return { photo };
  return { problem: 'Gambar ini lebih dari 10 MB. Ambil screenshot-nya, lalu pilih itu.' };
}

/** Why this file cannot be read as a photo, or nothing when it can. */
export function photoProblem({ name, type }: ChosenFile): string | undefined {
  // Some Android pickers name no type; the ending of the name must do then.
  if (type ? TYPES.includes(type) : /\.(jpe?g|png|webp)$/i.test(name)) return undefined;
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) {
    return 'Foto ini berformat HEIC yang belum dapat kami baca. Buka fotonya, ambil screenshot, lalu pilih screenshot itu.';
  }
  return 'File ini bukan gambar JPG, PNG, atau WebP. Pilih foto atau screenshot.';
}

/** A smaller JPEG of a large photo, upright as it was taken. */
async function redraw(photo: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    if (!needsReduction(bitmap, photo.size)) return null;
    const canvas = Object.assign(document.createElement('canvas'), reducedSize(bitmap));
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return null;
    // JPEG knows no transparency: what is clear in a PNG would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  } finally {
    bitmap.close();
  }
}

/** The size to draw at: the longer edge has at most 2000 px, in the same proportions, never enlarged. */
export function reducedSize({ width, height }: Size): Size {
  const factor = Math.min(1, MAX_EDGE_PX / Math.max(width, height));
  const scaled = (edge: number) => Math.max(1, Math.round(edge * factor));
  return { width: scaled(width), height: scaled(height) };
}

/** Screenshots are sent as they are: drawing them again would only blur the digits. */
export function needsReduction({ width, height }: Size, bytes: number): boolean {
  return Math.max(width, height) > MAX_EDGE_PX || bytes > SMALL_ENOUGH_BYTES;
}
