import { useEffect, useState } from 'react';
import { type PhotoSource, PickPhoto } from '~/components/ui/inputs/pick-photo';

interface EvidencePickerProps {
  photo: Blob | undefined;
  onChange: (photo: Blob) => void;
  photos: PhotoSource;
}

export function EvidencePicker({ photo, onChange, photos }: EvidencePickerProps) {
  return (
    <div className="space-y-3">
      {photo && <Preview photo={photo} />}
      <PickPhoto
        label={photo ? 'Ganti foto perangkat' : 'Pilih foto perangkat yang rusak'}
        photos={photos}
        onPick={onChange}
      />
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
