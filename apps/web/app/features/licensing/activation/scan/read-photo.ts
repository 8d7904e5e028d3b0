import { readActivationRequest, requestSentence } from '@timesync/contract';
import { drawPicture } from './draw-picture';
import { readQr } from './qr-reader';

type ReadPhoto = { code: string } | { problem: string };

/** The Kode Perangkat in a photo of the box's screen. */
export async function readPhoto(photo: Blob): Promise<ReadPhoto> {
  const text = await findText(photo);
  if (text === undefined) {
    return {
      problem: 'QR tidak terbaca di foto ini. Foto lebih dekat dan lurus, lalu pilih lagi.',
    };
  }
  const read = readActivationRequest(text);
  return read.ok ? { code: read.code } : { problem: requestSentence(read) };
}

async function findText(photo: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    drawPicture(canvas, bitmap, bitmap);
    bitmap.close();
    return await readQr(canvas, 'photo');
  } catch {
    // Not a picture at all.
    return undefined;
  }
}
