import { readActivationRequest, requestSentence } from '@timesync/contract';
import { Alert, buttonStyle, Spinner } from '@timesync/ui';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { FileInput } from '~/components/ui';
import { readQrPhoto } from '~/lib/browser/qr/read-qr-photo';

/** Reads the Kode Perangkat in a photo of the box's screen. */
export function PhotoPicker({ onFound }: { onFound: (code: string) => void }) {
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choose = async (photo: File) => {
    setProblem(undefined);
    setIsReading(true);
    const text = await readQrPhoto(photo);
    setIsReading(false);
    if (text === undefined) {
      return setProblem(
        'QR tidak terbaca di foto ini. Foto lebih dekat dan lurus, lalu pilih lagi.',
      );
    }
    const read = readActivationRequest(text);
    if (read.ok) onFound(read.code);
    else setProblem(requestSentence(read));
  };
  return (
    <div className="space-y-3">
      <FileInput
        types="image/*"
        isDisabled={isReading}
        onFile={choose}
        className={buttonStyle('secondary', 'regular', 'min-h-14 w-full text-base!')}
      >
        {isReading ? <Spinner /> : <ImageUp aria-hidden className="size-6" />}
        {isReading ? 'Membaca foto...' : 'Pilih foto QR'}
      </FileInput>
      {problem && <Alert tone="error">{problem}</Alert>}
    </div>
  );
}
