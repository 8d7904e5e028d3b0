// Three ways to the same request: the live camera, a photo of the QR for phones whose browser gets no
// camera, and typing where no picture can be taken at all.
import { Button, Card } from '@timesync/ui';
import { Camera, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '~/components/ui';
import { readDraft } from '~/lib/session/drafts';
import { PhotoPicker } from './scan/photo-picker';
import { TYPED_ROWS } from './typed-rows';

const CameraScanner = lazyPart(() => import('./scan/camera-scanner'));
const CodeRowsForm = lazyPart(() => import('./code-rows-form'));

const wayStyle = 'min-h-14 w-full text-base!';

interface FindDeviceProps {
  onFound: (code: string) => void;
  /** Opens the camera at once: a button asked for it. */
  isCameraOpen?: boolean;
}

export function FindDevice({ onFound, isCameraOpen = false }: FindDeviceProps) {
  const [way, setWay] = useState<'camera' | 'typing' | undefined>(() => {
    if (isCameraOpen) return 'camera';
    return readDraft(TYPED_ROWS) ? 'typing' : undefined;
  });
  return (
    <Card className="mx-auto max-w-lg space-y-4">
      {way === 'camera' ? (
        <CameraScanner onFound={onFound} />
      ) : (
        <Button className={wayStyle} onClick={() => setWay('camera')}>
          <Camera aria-hidden className="size-6" />
          Pindai QR dengan kamera
        </Button>
      )}
      {/* Another way starts again: the error of a photo does not matter there. */}
      <PhotoPicker key={way} onFound={onFound} />
      {way === 'typing' ? (
        <CodeRowsForm onFound={onFound} />
      ) : (
        <Button variant="secondary" className={wayStyle} onClick={() => setWay('typing')}>
          <Keyboard aria-hidden className="size-6" />
          Ketik Kode Perangkat
        </Button>
      )}
    </Card>
  );
}
