import {
  claimWarrantyBody,
  MAX_CLAIM_PHOTOS,
  type OwnBox,
  type OwnedDevice,
} from '@timesync/contract';
import { Field } from '@timesync/ui';
import { useState } from 'react';
import {
  type CheckedRequest,
  PhotoRequestDialog,
} from '~/components/photo-request/photo-request-dialog';
import type { PhotoSource } from '~/components/ui/inputs/pick-photo';
import { Select } from '~/components/ui/inputs/select';
import { useRefreshBoxes } from './own-box-queries';
import { type ClaimBody, sendClaim } from './send-claim';
import { deviceLabel } from './warranty-labels';

const UNKNOWN_DEVICE = 'unknown';

interface ClaimDialogProps {
  box: OwnBox;
  /** One of them may be the broken box. */
  devices: OwnedDevice[];
  /** Chosen at first, unless a device says that it is this box. */
  likelyDevice: string | undefined;
  photos: PhotoSource;
  onClose: () => void;
}

export function ClaimDialog({ box, devices, likelyDevice, photos, onClose }: ClaimDialogProps) {
  const refresh = useRefreshBoxes();
  const [device, setDevice] = useState(
    () => devices.find(({ serial }) => serial === box.serial)?.deviceId ?? likelyDevice ?? '',
  );
  return (
    <PhotoRequestDialog
      title="Klaim garansi"
      description={`Box ${box.serial}. Garansi berlaku untuk satu klaim; kerusakan karena petir, korsleting dari luar, salah pemasangan, atau pemakaian di luar spesifikasi tidak termasuk.`}
      noteHint="Misalnya: lampu mati, box tidak mau menyala."
      photoChoice={{
        maxPhotos: MAX_CLAIM_PHOTOS,
        source: photos,
        firstLabel: 'Pilih foto box yang rusak',
        moreLabel: 'Tambah foto',
      }}
      noPhoto="Pilih minimal satu foto box yang rusak."
      submitLabel="Kirim klaim"
      progressLabel="Pengiriman klaim"
      sentMessage="Klaim garansi terkirim"
      failure="Klaim gagal dikirim. Silakan coba lagi."
      check={(reason): CheckedRequest<ClaimBody> => {
        const named = device && device !== UNKNOWN_DEVICE ? { deviceId: device } : {};
        const parsed = claimWarrantyBody.safeParse({ reason, ...named });
        if (!parsed.success) return { obstacle: parsed.error.issues[0]?.message };
        if (devices.length > 0 && !device) return { obstacle: 'Pilih perangkat yang rusak.' };
        return { body: parsed.data };
      }}
      send={(body, blobs, onProgress) => sendClaim(box.id, body, blobs, onProgress)}
      // Also after a failure: the answer to the first try may have been lost on the way.
      onSettled={refresh}
      onClose={onClose}
    >
      {devices.length > 0 && (
        <Field
          label="Perangkat yang rusak"
          hint="Lisensinya pindah ke box pengganti. Nomor perangkat tampil di layar box."
        >
          {(control) => (
            <Select {...control} value={device} onChange={({ target }) => setDevice(target.value)}>
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
    </PhotoRequestDialog>
  );
}
