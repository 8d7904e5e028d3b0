import { Alert, Spinner } from '@timesync/ui';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';

/** How photos are taken; given by the route, because payment proofs are taken the same way. */
export interface PhotoSource {
  /** The file picker's `accept`. */
  acceptedTypes: string;
  /** A photo small enough to be sent, or nothing when the file cannot be read as one. */
  prepare: (file: File) => Promise<Blob | undefined>;
}

interface PickPhotoProps {
  label: string;
  photos: PhotoSource;
  onPick: (photo: Blob) => void;
  /** True while the last photo is being sent. */
  isPending?: boolean;
}

/** One photo at a time: the camera of a phone gives no more. */
export function PickPhoto({ label, photos, onPick, isPending = false }: PickPhotoProps) {
  const id = useId();
  const [isPreparing, setIsPreparing] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isBusy = isPreparing || isPending;

  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    setIsPreparing(true);
    const prepared = await photos.prepare(file);
    setIsUnreadable(!prepared);
    if (prepared) onPick(prepared);
    setIsPreparing(false);
    // Otherwise choosing the same file once more would change nothing.
    input.value = '';
  };

  return (
    <div className="space-y-3">
      {isUnreadable && (
        <Alert tone="error">
          File ini tidak dapat kami baca sebagai foto. Buka fotonya, ambil screenshot, lalu pilih
          screenshot itu.
        </Alert>
      )}
      <input
        id={id}
        type="file"
        accept={photos.acceptedTypes}
        disabled={isBusy}
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className="flex min-h-14 cursor-pointer items-center justify-center gap-3 rounded-control border-2 border-line-strong border-dashed bg-surface px-4 py-3 text-center font-semibold text-brand-text text-sm hover:bg-sunken peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
      >
        {isBusy ? <Spinner /> : <Camera aria-hidden className="size-6 shrink-0" />}
        {label}
      </label>
    </div>
  );
}
