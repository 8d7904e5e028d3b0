// Three ways to the same request: the live camera, a photo of the QR for phones whose browser gets no
// camera, and typing where no picture can be taken at all.
import { Camera, Keyboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { Card } from '~/components/ui/content/card';
import { readKept } from '~/lib/offline/kept';
import { PhotoPicker } from './scan/photo-picker';
import { TYPED_ROWS } from './typed-rows';

const CameraScanner = lazy(async () => ({
  default: (await import('./scan/camera-scanner')).CameraScanner,
}));
const CodeRowsForm = lazy(async () => ({
  default: (await import('./code-rows-form')).CodeRowsForm,
}));

const wayStyle = 'min-h-14 w-full text-base!';

export function FindDevice({ onFound }: { onFound: (code: string) => void }) {
  const [way, setWay] = useState<'camera' | 'typing' | undefined>(() =>
    readKept(TYPED_ROWS) ? 'typing' : undefined,
  );
  return (
    <Card className="mx-auto max-w-lg space-y-4">
      {way === 'camera' ? (
        <Suspense>
          <CameraScanner onFound={onFound} />
        </Suspense>
      ) : (
        <Button className={wayStyle} onClick={() => setWay('camera')}>
          <Camera aria-hidden className="size-6" />
          Pindai QR dengan kamera
        </Button>
      )}
      {/* Anew with every other way: what was wrong with a photo does not matter there. */}
      <PhotoPicker key={way} onFound={onFound} />
      {way === 'typing' ? (
        <Suspense>
          <CodeRowsForm onFound={onFound} />
        </Suspense>
      ) : (
        <Button variant="secondary" className={wayStyle} onClick={() => setWay('typing')}>
          <Keyboard aria-hidden className="size-6" />
          Ketik Kode Perangkat
        </Button>
      )}
    </Card>
  );
}
