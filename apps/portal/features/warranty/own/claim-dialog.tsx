import {
  claimWarrantyBody,
  MAX_CLAIM_PHOTOS,
  type OwnBox,
  type OwnedDevice,
} from '@timesync/contract';
import { Alert, Button, Field } from '@timesync/ui';
import { useState } from 'react';
import { SendingProgress } from '~/components/ui/feedback/progress-bar';
import { type PhotoSource, PickPhoto } from '~/components/ui/inputs/pick-photo';
import { Select } from '~/components/ui/inputs/select';
import { Textarea } from '~/components/ui/inputs/textarea';
import { Dialog } from '~/components/ui/overlays/dialog';
import { messageOf } from '~/lib/api/api-error';
import { ChosenPhotos, type ClaimPhoto } from './chosen-photos';
import { useClaim } from './use-claim';
import { deviceLabel } from './warranty-labels';

const UNKNOWN_DEVICE = 'unknown';

interface ClaimDialogProps {
  box: OwnBox;
  /** One of them may be the broken box. */
  devices: OwnedDevice[];
  photos: PhotoSource;
  onClose: () => void;
}

export function ClaimDialog({ box, devices, photos: source, onClose }: ClaimDialogProps) {
  const [reason, setReason] = useState('');
  const [device, setDevice] = useState(
    () => devices.find(({ serial }) => serial === box.serial)?.deviceId ?? '',
  );
  const [photos, setPhotos] = useState<ClaimPhoto[]>([]);
  const [obstacle, setObstacle] = useState<string>();
  const { claim, sent } = useClaim(box.id, onClose);

  const submit = () => {
    const named = device && device !== UNKNOWN_DEVICE ? { deviceId: device } : {};
    const { data, error } = claimWarrantyBody.safeParse({ reason, ...named });
    if (error) return setObstacle(error.issues[0]?.message);
    if (devices.length > 0 && !device) return setObstacle('Pilih perangkat yang rusak.');
    if (photos.length === 0) return setObstacle('Pilih minimal satu foto box yang rusak.');
    setObstacle(undefined);
    claim.mutate(
      { ...data, photos: photos.map(({ blob }) => blob) },
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
        {devices.length > 0 && (
          <Field
            label="Perangkat yang rusak"
            hint="Lisensinya pindah ke box pengganti. Nomor perangkat tampil di layar box."
          >
            {(control) => (
              <Select
                {...control}
                value={device}
                onChange={({ target }) => setDevice(target.value)}
              >
                <option value="">Pilih perangkat</option>
                {devices.map((each) => (
                  <option key={each.licenseKey} value={each.deviceId}>
                    {deviceLabel(each)}
                  </option>
                ))}
                <option value={UNKNOWN_DEVICE}>Tidak tahu, atau belum pernah diaktifkan</option>
              </Select>
            )}
          </Field>
        )}
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
