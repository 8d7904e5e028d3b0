import { readActivationRequest, requestSentence } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { useEffect, useRef, useState } from 'react';
import { cameraSentence, closeCamera, openCamera } from './camera';
import { scanVideo } from './scan-video';

export function CameraScanner({ onFound }: { onFound: (code: string) => void }) {
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
