import { ChosenPhoto } from '~/components/ui/inputs/chosen-photo';
import { type PhotoSource, PickPhoto } from '~/components/ui/inputs/pick-photo';

interface EvidencePickerProps {
  photo: Blob | undefined;
  onChange: (photo: Blob) => void;
  photos: PhotoSource;
}

export function EvidencePicker({ photo, onChange, photos }: EvidencePickerProps) {
  return (
    <div className="space-y-3">
      {photo && (
        <ChosenPhoto
          photo={photo}
          alt="Perangkat yang Anda foto"
          className="mx-auto max-h-60 object-contain"
        />
      )}
      <PickPhoto
        label={photo ? 'Ganti foto perangkat' : 'Pilih foto perangkat yang rusak'}
        photos={photos}
        onPick={onChange}
      />
    </div>
  );
}
