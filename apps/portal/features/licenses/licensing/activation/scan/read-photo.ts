import { readActivationRequest, requestSentence } from '@timesync/contract';
import { readQrPhoto } from '~/lib/browser/qr/read-qr-photo';

type ReadPhoto = { code: string } | { problem: string };

/** The Kode Perangkat in a photo of the box's screen. */
export async function readPhoto(photo: Blob): Promise<ReadPhoto> {
  const text = await readQrPhoto(photo);
  if (text === undefined) {
    return {
      problem: 'QR tidak terbaca di foto ini. Foto lebih dekat dan lurus, lalu pilih lagi.',
    };
  }
  const read = readActivationRequest(text);
  return read.ok ? { code: read.code } : { problem: requestSentence(read) };
}
