import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from '@timesync/ui';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ChosenPhoto, Dialog, PickPhoto, SendingProgress, Textarea } from '~/components/ui';
import { messageOf } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';

/** What is sent besides the photos, or why it cannot be sent yet. */
export type CheckedRequest<Body> = { body: Body } | { obstacle: string | undefined };

interface PhotoRequestDialogProps<Body> {
  title: string;
  description: string;
  noteHint: string;
  photoChoice: PhotoChoiceProps;
  noPhoto: string;
  submitLabel: string;
  progressLabel: string;
  sentMessage: string;
  failure: string;
  check: (note: string) => CheckedRequest<Body>;
  /** `onProgress` is called with numbers from 0 to 1. */
  send: (body: Body, photos: Blob[], onProgress: (sent: number) => void) => Promise<unknown>;
  onSettled: (answer: unknown, failure: Error | null) => unknown;
  onClose: () => void;
  /** Further fields, between the note and the photos. */
  children?: ReactNode;
}

/**
 * A customer says what is broken and sends photos of it; an admin decides later. What is on its way is
 * still sent when the dialog is closed, and the toast says how it ended.
 */
export function PhotoRequestDialog<Body>(props: PhotoRequestDialogProps<Body>) {
  const { title, description, noteHint, photoChoice, noPhoto, onClose, children } = props;
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<NewPhoto[]>([]);
  const [obstacle, setObstacle] = useState<string>();
  const [sent, setSent] = useState(0);
  const request = useMutation({
    mutationFn: ({ body, blobs }: { body: Body; blobs: Blob[] }) => {
      setSent(0);
      return props.send(body, blobs, setSent);
    },
    onSuccess: () => {
      notifySuccess(props.sentMessage);
      onClose();
    },
    onSettled: props.onSettled,
  });

  const submit = () => {
    const checked = props.check(note);
    if ('obstacle' in checked) return setObstacle(checked.obstacle);
    if (photos.length === 0) return setObstacle(noPhoto);
    setObstacle(undefined);
    request.mutate(
      { body: checked.body, blobs: photos.map(({ blob }) => blob) },
      { onError: (failure) => setObstacle(messageOf(failure, props.failure)) },
    );
  };
  return (
    <Dialog onClose={onClose} title={title} description={description}>
      <div className="space-y-5">
        {obstacle && (
          <Alert tone="error" className="sticky top-0 z-10">
            {obstacle}
          </Alert>
        )}
        <Textarea
          label="Apa yang rusak?"
          hint={noteHint}
          data-takes-focus
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {children}
        <PhotoChoice {...photoChoice} photos={photos} onChange={setPhotos} />
        {request.isPending ? (
          <SendingProgress sent={sent} label={props.progressLabel} afterwards="Memeriksa foto..." />
        ) : (
          <Button className="w-full" onClick={submit}>
            {props.submitLabel}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface PhotoChoiceProps {
  /** How many may be sent; a single one is replaced when another is picked. */
  maxPhotos: number;
  firstLabel: string;
  moreLabel: string;
}

interface Choice {
  photos: NewPhoto[];
  onChange: (change: (photos: NewPhoto[]) => NewPhoto[]) => void;
}

function PhotoChoice(props: PhotoChoiceProps & Choice) {
  const { maxPhotos, firstLabel, moreLabel, photos, onChange } = props;
  const isSingle = maxPhotos === 1;
  const [single] = photos;
  const pick = (blob: Blob) => {
    // A photo takes seconds to prepare: one that was removed meanwhile must not come back.
    onChange((now) => {
      const photo = { id: (now.at(-1)?.id ?? 0) + 1, blob };
      return isSingle ? [photo] : [...now, photo];
    });
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
          onRemove={(id) => onChange((now) => now.filter((photo) => photo.id !== id))}
        />
      )}
      {(isSingle || photos.length < maxPhotos) && (
        <PickPhoto label={photos.length === 0 ? firstLabel : moreLabel} onPick={pick} />
      )}
    </div>
  );
}

interface NewPhoto {
  id: number;
  blob: Blob;
}

interface ChosenPhotosProps {
  photos: NewPhoto[];
  onRemove: (id: number) => void;
}

function ChosenPhotos({ photos, onRemove }: ChosenPhotosProps) {
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
