import { X } from 'lucide-react';
import { useEffect, useState } from 'react';

export interface ChosenPhoto {
  id: number;
  blob: Blob;
}

interface ChosenPhotosProps {
  photos: ChosenPhoto[];
  onRemove: (id: number) => void;
}

export function ChosenPhotos({ photos, onRemove }: ChosenPhotosProps) {
  return (
    <ul className="grid grid-cols-3 gap-2">
      {photos.map(({ id, blob }, index) => (
        <li key={id} className="relative">
          <Preview photo={blob} alt={`Foto ${index + 1}`} />
          <button
            type="button"
            onClick={() => onRemove(id)}
            className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-control bg-surface/90 text-ink"
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">Buang foto {index + 1}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Preview({ photo, alt }: { photo: Blob; alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(photo);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [photo]);
  return (
    <img
      src={url}
      alt={alt}
      className="aspect-square w-full rounded-control border border-line bg-sunken object-cover"
    />
  );
}
