import { needsReduction, reducedSize } from './reduced-size';

const JPEG_QUALITY = 0.85;

/** A smaller JPEG of a large photo, upright as it was taken; the photo itself where that fails. */
export async function reduceImage(photo: Blob): Promise<Blob> {
  try {
    const reduced = await redraw(photo);
    return reduced && reduced.size < photo.size ? reduced : photo;
  } catch {
    // A cheap phone may lack the memory for a large photo; the server can still read it.
    return photo;
  }
}

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
