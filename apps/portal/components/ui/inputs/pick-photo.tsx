import { Alert, Spinner } from '@timesync/ui';
import { Camera } from 'lucide-react';
import { PHOTO_TYPES } from '~/lib/browser/photo/prepare-photo';
import { usePhotoChoice } from '~/lib/browser/photo/use-photo-choice';
import { FileInput } from './file-input';

interface PickPhotoProps {
  label: string;
  onPick: (photo: Blob) => void;
  /** True while the last photo is being sent. */
  isPending?: boolean;
}

/** One photo at a time: the camera of a phone gives no more. */
export function PickPhoto({ label, onPick, isPending = false }: PickPhotoProps) {
  const { isPreparing, problem, choose } = usePhotoChoice((photo) => photo && onPick(photo));
  const isBusy = isPreparing || isPending;
  return (
    <div className="space-y-3">
      {problem && <Alert tone="error">{problem}</Alert>}
      <FileInput types={PHOTO_TYPES} isDisabled={isBusy} onFile={choose}>
        {isBusy ? <Spinner /> : <Camera aria-hidden className="size-6 shrink-0" />}
        {label}
      </FileInput>
    </div>
  );
}
