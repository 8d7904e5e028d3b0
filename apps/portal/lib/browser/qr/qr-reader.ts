// The browser's own detector where there is one (Chrome on Android), and a bundled one for all the
// rest. The own one may be there and still fail, where the phone lacks the service behind it.
interface Detector {
  detect: (source: HTMLCanvasElement) => Promise<Array<{ rawValue: string }>>;
}

/** A photo is one try and may take its time; of the camera the next picture comes soon. */
export type Patience = 'photo' | 'frame';
const PHOTO_DEADLINE_MS = 5000;

let nativeDetector: Detector | null | undefined;

export async function readQr(
  canvas: HTMLCanvasElement,
  patience: Patience,
): Promise<string | undefined> {
  return (await readNatively(canvas)) ?? readBundled(canvas, patience);
}

async function readNatively(canvas: HTMLCanvasElement): Promise<string | undefined> {
  nativeDetector ??= openNativeDetector();
  try {
    const [found] = (await nativeDetector?.detect(canvas)) ?? [];
    return found?.rawValue;
  } catch {
    nativeDetector = null;
    return undefined;
  }
}

function openNativeDetector(): Detector | null {
  const { BarcodeDetector } = globalThis as unknown as {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  };
  try {
    return BarcodeDetector ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}

/** For a page that must read codes after the network has gone. */
export const prefetchQrReader = () => import('qr/decode.js');

async function readBundled(
  canvas: HTMLCanvasElement,
  patience: Patience,
): Promise<string | undefined> {
  const { decodeQR } = await prefetchQrReader();
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  const efforts = { effort: Number.POSITIVE_INFINITY, timeLimit: PHOTO_DEADLINE_MS };
  try {
    return pixels && decodeQR(pixels, patience === 'photo' ? efforts : {});
  } catch {
    // It throws when there is no code in the picture.
    return undefined;
  }
}
