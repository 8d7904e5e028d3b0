import {
  type claimWarranty,
  claimWarrantyBody,
  MAX_CLAIM_PHOTOS,
  type OwnBox,
  type OwnedDevice,
  type RouteInput,
} from '@timesync/contract';
import { useState } from 'react';
import {
  type CheckedRequest,
  PhotoRequestDialog,
} from '~/components/photo-request/photo-request-dialog';
import { SelectInput } from '~/components/ui';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
import { notifyError } from '~/lib/browser/notify';
import { useRefreshBoxes } from './use-refresh-boxes';
import { deviceOptions } from './warranty-labels';

const UNKNOWN_DEVICE = 'unknown';

interface ClaimDialogProps {
  box: OwnBox;
  /** One of them may be the broken box. */
  devices: OwnedDevice[];
  /** Chosen at first, unless a device says that it is this box. */
  likelyDevice: string | undefined;
  onClose: () => void;
}

export function ClaimDialog({ box, devices, likelyDevice, onClose }: ClaimDialogProps) {
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
        <SelectInput
          label="Perangkat yang rusak"
          hint="Lisensinya pindah ke box pengganti. Nomor perangkat tampil di layar box."
          value={device}
          onPick={setDevice}
          empty="Pilih perangkat"
          options={[
            ...deviceOptions(devices),
            { value: UNKNOWN_DEVICE, label: 'Tidak tahu, atau belum pernah diaktifkan' },
          ]}
        />
      )}
    </PhotoRequestDialog>
  );
}

type ClaimBody = RouteInput<typeof claimWarranty>['body'];

/** The claim goes with its first photo; the others follow, and can be sent again where one fails. */
async function sendClaim(
  boxId: number,
  body: ClaimBody,
  [first, ...others]: Blob[],
  onProgress: (sent: number) => void,
): Promise<void> {
  if (!first) return;
  const progressOf = (index: number) => (part: number) =>
    onProgress((index + part) / (others.length + 1));
  const input = { params: { id: boxId }, body, file: first };
  const box = await uploadWithProgress('POST /my-boxes/:id/claims', input, {
    onProgress: progressOf(0),
  });
  const params = { id: String(box.claim?.id) };
  for (const [index, file] of others.entries()) {
    const more = { params, body: {}, file };
    await uploadWithProgress('POST /my-claims/:id/photos', more, {
      onProgress: progressOf(index + 1),
    }).catch(() => notifyError('Satu foto belum terkirim. Tambahkan lagi di bawah klaim ini.'));
  }
}
