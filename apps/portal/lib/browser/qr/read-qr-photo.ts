import { drawPicture } from './draw-picture';
import { readQr } from './qr-reader';

/** The text of the QR code in a picture; undefined without a code or for another file. */
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
