import { ChosenPhoto } from '~/components/ui/inputs/chosen-photo';
import { PickPhoto } from '~/components/ui/inputs/pick-photo';
import { ChosenPhotos, type NewPhoto } from './chosen-photos';

export interface PhotoChoiceProps {
  /** How many may be sent; a single one is replaced when another is picked. */
  maxPhotos: number;
  firstLabel: string;
  moreLabel: string;
}

interface Choice {
  photos: NewPhoto[];
  onChange: (photos: NewPhoto[]) => void;
}

export function PhotoChoice(props: PhotoChoiceProps & Choice) {
  const { maxPhotos, firstLabel, moreLabel, photos, onChange } = props;
  const isSingle = maxPhotos === 1;
  const [single] = photos;
  const pick = (blob: Blob) => {
    const photo = { id: (photos.at(-1)?.id ?? 0) + 1, blob };
    onChange(isSingle ? [photo] : [...photos, photo]);
  };
  return (
    <div className="space-y-3">
      {isSingle && single && (
        <ChosenPhoto
          photo={single.blob}
          alt="Perangkat yang Anda foto"
          className="mx-auto max-h-60 object-contain"
        />
      )}
      {!isSingle && photos.length > 0 && (
        <ChosenPhotos
          photos={photos}
          onRemove={(id) => onChange(photos.filter((photo) => photo.id !== id))}
        />
      )}
      {(isSingle || photos.length < maxPhotos) && (
        <PickPhoto label={photos.length === 0 ? firstLabel : moreLabel} onPick={pick} />
      )}
    </div>
  );
}
