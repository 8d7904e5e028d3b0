import { type OwnLicense, requestTransferBody } from '@timesync/contract';
import {
  type CheckedRequest,
  PhotoRequestDialog,
} from '~/components/photo-request/photo-request-dialog';
import { ApiError } from '~/lib/api/api-error';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
import { useRefreshOwnLicenses, useStoreOwnLicense } from './own-license-queries';

interface RequestTransferDialogProps {
  license: OwnLicense;
  onClose: () => void;
}

export function RequestTransferDialog({ license, onClose }: RequestTransferDialogProps) {
  const store = useStoreOwnLicense();
  const refresh = useRefreshOwnLicenses();
  return (
    <PhotoRequestDialog
      title="Ajukan pindah perangkat"
      description="Untuk perangkat yang rusak. Setelah disetujui, perangkat lama tidak aktif lagi dan lisensi ini dapat dipasang di perangkat baru."
      noteHint="Misalnya: TV box mati total setelah listrik padam."
      photoChoice={{
        maxPhotos: 1,
        firstLabel: 'Pilih foto perangkat yang rusak',
        moreLabel: 'Ganti foto perangkat',
      }}
      noPhoto="Pilih foto perangkat yang rusak."
      submitLabel="Kirim permohonan"
      progressLabel="Pengiriman permohonan"
      sentMessage="Permohonan pindah perangkat terkirim"
      failure="Permohonan gagal dikirim. Silakan coba lagi."
      check={(note): CheckedRequest<{ note: string }> => {
        const parsed = requestTransferBody.safeParse({ note });
        if (!parsed.success) return { obstacle: parsed.error.issues[0]?.message };
        return { body: parsed.data };
      }}
      send={async (body, [file], onProgress) => {
        if (!file) return;
        const input = { params: { id: String(license.id) }, body, file };
        const idempotencyKey = createIdempotencyKey();
        void store(
          await uploadWithProgress('POST /my-licenses/:id/transfers', input, {
            idempotencyKey,
            onProgress,
          }),
        );
      }}
      onSettled={(error) => {
        // The answer to the first try may have been lost on the way.
        if (error instanceof ApiError && error.status === 409) void refresh();
      }}
      onClose={onClose}
    />
  );
}
