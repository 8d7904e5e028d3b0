import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { Alert } from '~/components/ui/feedback/alert';
import { Spinner } from '~/components/ui/feedback/spinner';
import { ACCEPTED_TYPES } from './image-type';
import { prepareProof } from './prepare-proof';

interface ProofPickerProps {
  image: Blob | undefined;
  onChange: (image: Blob | undefined) => void;
  isDisabled: boolean;
}

export function ProofPicker({ image, onChange, isDisabled }: ProofPickerProps) {
  const id = useId();
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<string>();

  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    setIsPreparing(true);
    const proof = await prepareProof(file);
    setIsPreparing(false);
    setProblem('problem' in proof ? proof.problem : undefined);
    onChange('image' in proof ? proof.image : undefined);
    // Otherwise choosing the same file once more would change nothing.
    input.value = '';
  };

  return (
    <div className="space-y-3">
      {image && <Preview image={image} />}
      {problem && <Alert tone="error">{problem}</Alert>}
      <input
        id={id}
        type="file"
        accept={ACCEPTED_TYPES}
        disabled={isDisabled || isPreparing}
        onChange={choose}
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className="flex min-h-14 cursor-pointer items-center justify-center gap-3 rounded-control border-2 border-line-strong border-dashed bg-surface px-4 py-3 text-center font-semibold text-brand-text text-sm hover:bg-sunken peer-disabled:cursor-default peer-disabled:opacity-55 peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
      >
        {isPreparing ? <Spinner /> : <ImagePlus aria-hidden className="size-6 shrink-0" />}
        {isPreparing
          ? 'Menyiapkan gambar...'
          : image
            ? 'Ganti foto bukti transfer'
            : 'Pilih foto bukti transfer'}
      </label>
      <p id={`${id}-hint`} className="text-ink-muted text-xs">
        Foto struk atau screenshot m-banking (JPG, PNG, atau WebP). Pastikan jumlah dan tanggalnya
        terbaca.
      </p>
    </div>
  );
}

function Preview({ image }: { image: Blob }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(image);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [image]);
  return (
    <img
      src={url}
      alt="Bukti transfer yang Anda pilih"
      className="mx-auto max-h-72 rounded-control border border-line bg-sunken object-contain"
    />
  );
}
