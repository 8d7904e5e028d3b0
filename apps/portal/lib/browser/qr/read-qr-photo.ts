import { drawPicture } from './draw-picture';
import { readQr } from './qr-reader';

/** What the code in a picture says; undefined without one, or where it is no picture at all. */
export async function readQrPhoto(photo: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    drawPicture(canvas, bitmap, bitmap);
    bitmap.close();
    return await readQr(canvas, 'photo');
  } catch {
    return undefined;
  }
}
