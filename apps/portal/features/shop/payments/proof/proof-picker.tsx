import { buttonStyle, Spinner } from '@timesync/ui';
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AlertInSight, ChosenPhoto, FileInput, StickyBar } from '~/components/ui';
import { PHOTO_TYPES } from '~/lib/browser/photo/prepare-photo';
import { usePhotoChoice } from '~/lib/browser/photo/use-photo-choice';

interface ProofPickerProps {
  image: Blob | undefined;
  onChange: (image: Blob | undefined) => void;
  isDisabled: boolean;
  /** What is not chosen yet. */
  missing: ReactNode;
  /** The button that sends the picture, beside the picker. */
  action: ReactNode;
}

/** Its buttons stick to the lower edge while its parent is in sight. */
export function ProofPicker(props: ProofPickerProps) {
  const { image, onChange, isDisabled, missing, action } = props;
  const hintId = useId();
  const { isPreparing, problem, choose } = usePhotoChoice(onChange);
  return (
    <>
      {problem && <AlertInSight tone="error">{problem}</AlertInSight>}
      <p id={hintId} className="text-ink-muted text-xs">
        Foto struk atau screenshot m-banking (JPG, PNG, atau WebP). Pastikan jumlah dan tanggalnya
        terbaca.
      </p>
      {/* However far down the page goes: this is what one comes for. */}
      <StickyBar className="space-y-2">
        {image && (
          <ChosenPhoto
            photo={image}
            alt="Bukti transfer yang Anda pilih"
            className="mx-auto max-h-[24dvh] object-contain"
          />
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-stretch gap-3">
          <FileInput
            types={PHOTO_TYPES}
            isDisabled={isDisabled || isPreparing}
            onFile={choose}
            describedBy={hintId}
            className={buttonStyle(image ? 'secondary' : 'primary')}
          >
            {isPreparing ? <Spinner /> : <ImagePlus aria-hidden className="size-5 shrink-0" />}
            {isPreparing ? (
              'Menyiapkan gambar...'
            ) : (
              <span>
                {image ? 'Ganti foto' : 'Pilih foto'}
                <span className="sr-only"> bukti transfer</span>
              </span>
            )}
          </FileInput>
          {action}
        </div>
        {missing && <p className="text-center text-ink-muted text-xs">{missing}</p>}
      </StickyBar>
    </>
  );
}
