import { readActivationRequest, requestSentence } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { useEffect, useRef, useState } from 'react';
import { drawPicture } from '~/lib/browser/qr/draw-picture';
import { readQr } from '~/lib/browser/qr/qr-reader';

export default function CameraScanner({ onFound }: { onFound: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onFound);
  found.current = onFound;
  const [problem, setProblem] = useState<string>();
  /** Why there is no picture at all. */
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (failure) return;
    const stop = new AbortController();
    let stream: MediaStream | undefined;
    const onText = (text: string) => {
      const read = readActivationRequest(text);
      if (read.ok) found.current(read.code);
      else setProblem(requestSentence(read));
      return read.ok;
    };
    const scan = async () => {
      stream = await openCamera();
      const { current: picture } = video;
      // Left again while the browser was still asking for permission.
      if (stop.signal.aborted || !picture) return closeCamera(stream);
      picture.srcObject = stream;
      await picture.play();
      await scanVideo(picture, stop.signal, onText);
    };
    scan().catch((error: unknown) => {
      if (!stop.signal.aborted) setFailure(cameraSentence(error));
    });
    return () => {
      stop.abort();
      if (stream) closeCamera(stream);
    };
  }, [failure]);

  if (failure) {
    return (
      <div className="space-y-3">
        <Alert tone="error">{failure}</Alert>
        <Button className="min-h-14 w-full text-base!" onClick={() => setFailure(undefined)}>
          Coba lagi dengan kamera
        </Button>
      </div>
    );
  }
  return (
    <div className="space-y-3">
      <video
        ref={video}
        muted
        playsInline
        aria-label="Gambar kamera"
        className="aspect-square w-full rounded-card bg-deep object-cover"
      />
      <p className="text-ink-muted text-sm">Arahkan kamera ke QR di layar perangkat.</p>
      {problem && <Alert tone="error">{problem}</Alert>}
    </div>
  );
}

/** The rear camera of a phone. */
async function openCamera(): Promise<MediaStream> {
  // Browsers offer no camera on pages that came over plain http.
  if (!navigator.mediaDevices) throw new DOMException('No camera here', 'NotFoundError');
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Why there is no picture, and what to do instead. */
function cameraSentence(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') {
    return 'Kamera belum diizinkan. Izinkan kamera di browser, atau pilih foto QR, atau ketik kodenya.';
  }
  return 'Kamera tidak dapat dibuka. Pilih foto QR, atau ketik Kode Perangkat.';
}

/** Short enough to feel instant, long enough to keep a cheap phone cool. */
const PAUSE_MS = 120;

/** Reads the camera until stopped; `onText` says whether it has found what it wanted. */
async function scanVideo(
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
