import { Button, buttonStyle } from '@timesync/ui';
import { useId } from 'react';
import { FileInput } from '~/components/ui';

interface PictureChoiceProps {
  title: string;
  hint: string;
  /** The URL of the current picture. */
  url: string | null;
  alt: string;
  imageClassName: string;
  removeLabel: string;
  isPending: boolean;
  /** Null: none any more. */
  onChange: (file: File | null) => void;
}

/** One picture that is saved as soon as it is chosen. */
export function PictureChoice(props: PictureChoiceProps) {
  const { title, hint, url, alt, imageClassName, removeLabel, isPending, onChange } = props;
  const id = useId();
  return (
    <div>
      <h3 className="font-semibold text-ink">{title}</h3>
      <p id={`${id}-hint`} className="text-ink-muted text-sm">
        {hint}
      </p>
      {url && <img src={url} alt={alt} className={imageClassName} />}
      <div className="mt-3 flex flex-wrap gap-3">
        <FileInput
          types="image/jpeg,image/png,image/webp"
          isDisabled={isPending}
          describedBy={`${id}-hint`}
          onFile={onChange}
          className={buttonStyle('secondary')}
        >
          {url ? 'Ganti gambar' : 'Pilih gambar'}
        </FileInput>
        {url && (
          <Button variant="secondary" isPending={isPending} onClick={() => onChange(null)}>
            {removeLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
