import { drawPicture } from '~/lib/browser/qr/draw-picture';
import { readQr } from '~/lib/browser/qr/qr-reader';

/** Short enough to feel instant, long enough to keep a cheap phone cool. */
const PAUSE_MS = 120;

/** Reads the camera until stopped; `onText` says whether it has found what it wanted. */
export async function scanVideo(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onText: (text: string) => boolean,
): Promise<void> {
  const canvas = document.createElement('canvas');
  while (!signal.aborted) {
    const text = await readFrame(canvas, video);
    if (signal.aborted || (text !== undefined && onText(text))) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function readFrame(canvas: HTMLCanvasElement, video: HTMLVideoElement) {
  // The first picture takes a moment.
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
  drawPicture(canvas, video, { width: video.videoWidth, height: video.videoHeight });
  return readQr(canvas, 'frame');
}
