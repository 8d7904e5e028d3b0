import { Alert, Spinner } from '@timesync/ui';
import { Camera } from 'lucide-react';
import { useId } from 'react';
import { PHOTO_TYPES } from '~/lib/browser/photo/prepare-photo';
import { usePhotoChoice } from '~/lib/browser/photo/use-photo-choice';

interface PickPhotoProps {
  label: string;
  onPick: (photo: Blob) => void;
  /** True while the last photo is being sent. */
  isPending?: boolean;
}

/** One photo at a time: the camera of a phone gives no more. */
export function PickPhoto({ label, onPick, isPending = false }: PickPhotoProps) {
  const id = useId();
  const { isPreparing, problem, choose } = usePhotoChoice((photo) => photo && onPick(photo));
  const isBusy = isPreparing || isPending;
  return (
    <div className="space-y-3">
      {problem && <Alert tone="error">{problem}</Alert>}
      <input
        id={id}
        type="file"
        accept={PHOTO_TYPES}
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
