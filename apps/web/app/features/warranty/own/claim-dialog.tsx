import { claimWarrantyBody, MAX_CLAIM_PHOTOS, type OwnBox } from '@timesync/contract';
import { useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { Alert } from '~/components/ui/feedback/alert';
import { SendingProgress } from '~/components/ui/feedback/progress-bar';
import { Field } from '~/components/ui/inputs/field';
import { type PhotoSource, PickPhoto } from '~/components/ui/inputs/pick-photo';
import { Textarea } from '~/components/ui/inputs/textarea';
import { Dialog } from '~/components/ui/overlays/dialog';
import { messageOf } from '~/lib/api/api-error';
import { ChosenPhotos, type ClaimPhoto } from './chosen-photos';
import { useClaim } from './use-claim';

interface ClaimDialogProps {
  box: OwnBox;
  photos: PhotoSource;
  onClose: () => void;
}

export function ClaimDialog({ box, photos: source, onClose }: ClaimDialogProps) {
  const [reason, setReason] = useState('');
  const [photos, setPhotos] = useState<ClaimPhoto[]>([]);
  const [obstacle, setObstacle] = useState<string>();
  const { claim, sent } = useClaim(box.id, onClose);

  const submit = () => {
    const { data, error } = claimWarrantyBody.safeParse({ reason });
    if (error) return setObstacle(error.issues[0]?.message);
    if (photos.length === 0) return setObstacle('Pilih minimal satu foto box yang rusak.');
    setObstacle(undefined);
    claim.mutate(
      { reason: data.reason, photos: photos.map(({ blob }) => blob) },
      {
        onError: (failure) =>
          setObstacle(messageOf(failure, 'Klaim gagal dikirim. Silakan coba lagi.')),
      },
    );
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Klaim garansi"
      description={`Box ${box.serial}. Garansi berlaku untuk satu klaim; kerusakan karena petir, korsleting dari luar, salah pemasangan, atau pemakaian di luar spesifikasi tidak termasuk.`}
    >
      <div className="space-y-5">
        {obstacle && (
          <Alert tone="error" className="sticky top-0 z-10">
            {obstacle}
          </Alert>
        )}
        <Field label="Apa yang rusak?" hint="Misalnya: lampu mati, box tidak mau menyala.">
          {(control) => (
            <Textarea
              {...control}
              data-takes-focus
              rows={3}
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        {photos.length > 0 && (
          <ChosenPhotos
            photos={photos}
            onRemove={(id) => setPhotos(photos.filter((photo) => photo.id !== id))}
          />
        )}
        {photos.length < MAX_CLAIM_PHOTOS && (
          <PickPhoto
            label={photos.length === 0 ? 'Pilih foto box yang rusak' : 'Tambah foto'}
            photos={source}
            onPick={(blob) => setPhotos([...photos, { id: (photos.at(-1)?.id ?? 0) + 1, blob }])}
          />
        )}
        {claim.isPending ? (
          <SendingProgress sent={sent} label="Pengiriman klaim" afterwards="Memeriksa foto..." />
        ) : (
          <Button className="w-full" onClick={submit}>
            Kirim klaim
          </Button>
        )}
      </div>
    </Dialog>
  );
}
