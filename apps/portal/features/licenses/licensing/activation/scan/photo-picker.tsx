import { Alert, buttonStyle, Spinner } from '@timesync/ui';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { readPhoto } from './read-photo';

export function PhotoPicker({ onFound }: { onFound: (code: string) => void }) {
  const id = useId();
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const photo = input.files?.[0];
    if (!photo) return;
    setProblem(undefined);
    setIsReading(true);
    const read = await readPhoto(photo);
    setIsReading(false);
    // Otherwise choosing the same file once more would change nothing.
    input.value = '';
    if ('code' in read) onFound(read.code);
    else setProblem(read.problem);
  };

  return (
    <div className="space-y-3">
      <input
        id={id}
        type="file"
        accept="image/*"
        disabled={isReading}
        onChange={(event) => void choose(event)}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonStyle(
          'secondary',
          'regular',
          'min-h-14 w-full cursor-pointer text-base! peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
        )}
      >
        {isReading ? <Spinner /> : <ImageUp aria-hidden className="size-6" />}
        {isReading ? 'Membaca foto...' : 'Pilih foto QR'}
      </label>
      {problem && <Alert tone="error">{problem}</Alert>}
    </div>
  );
}
