import { X } from 'lucide-react';
import { ChosenPhoto } from '~/components/ui';

export interface NewPhoto {
  id: number;
  blob: Blob;
}

interface ChosenPhotosProps {
  photos: NewPhoto[];
  onRemove: (id: number) => void;
}

export function ChosenPhotos({ photos, onRemove }: ChosenPhotosProps) {
  return (
    <ul className="grid grid-cols-3 gap-2">
      {photos.map(({ id, blob }, index) => (
        <li key={id} className="relative">
          <ChosenPhoto
            photo={blob}
            alt={`Foto ${index + 1}`}
            className="aspect-square w-full object-cover"
          />
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
