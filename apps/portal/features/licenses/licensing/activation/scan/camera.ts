/** The rear camera of a phone. */
export async function openCamera(): Promise<MediaStream> {
  // Browsers offer no camera on pages that came over plain http.
  if (!navigator.mediaDevices) throw new DOMException('No camera here', 'NotFoundError');
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Why there is no picture, and what to do instead. */
export function cameraSentence(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') {
    return 'Kamera belum diizinkan. Izinkan kamera di browser, atau pilih foto QR, atau ketik kodenya.';
  }
  return 'Kamera tidak dapat dibuka. Pilih foto QR, atau ketik Kode Perangkat.';
}
