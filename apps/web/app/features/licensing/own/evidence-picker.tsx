import { Camera } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { Alert } from '~/components/ui/feedback/alert';
import { Spinner } from '~/components/ui/feedback/spinner';
import type { PhotoUpload } from './photo-upload';

interface EvidencePickerProps {
  photo: Blob | undefined;
  onChange: (photo: Blob | undefined) => void;
  photoUpload: Pick<PhotoUpload, 'acceptedTypes' | 'prepare'>;
}

export function EvidencePicker({ photo, onChange, photoUpload }: EvidencePickerProps) {
  const id = useId();
  const [isPreparing, setIsPreparing] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);

  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    setIsPreparing(true);
    const prepared = await photoUpload.prepare(file);
    setIsPreparing(false);
    setIsUnreadable(!prepared);
    onChange(prepared);
    // Otherwise choosing the same file once more would change nothing.
    input.value = '';
  };

  return (
    <div className="space-y-3">
      {photo && <Preview photo={photo} />}
      {isUnreadable && (
        <Alert tone="error">
          File ini tidak dapat kami baca sebagai foto. Buka fotonya, ambil screenshot, lalu pilih
          screenshot itu.
        </Alert>
      )}
      <input
        id={id}
        type="file"
        accept={photoUpload.acceptedTypes}
        disabled={isPreparing}
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className="flex min-h-14 cursor-pointer items-center justify-center gap-3 rounded-control border-2 border-line-strong border-dashed bg-surface px-4 py-3 text-center font-semibold text-brand-text text-sm hover:bg-sunken peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
      >
        {isPreparing ? <Spinner /> : <Camera aria-hidden className="size-6 shrink-0" />}
        {photo ? 'Ganti foto perangkat' : 'Pilih foto perangkat yang rusak'}
      </label>
    </div>
  );
}

function Preview({ photo }: { photo: Blob }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(photo);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [photo]);
  return (
    <img
      src={url}
      alt="Perangkat yang Anda foto"
      className="mx-auto max-h-60 rounded-control border border-line bg-sunken object-contain"
    />
  );
}
