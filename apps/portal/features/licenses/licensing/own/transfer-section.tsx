import {
  type ActivationAnswer,
  deviceTypeName,
  type OwnLicense,
  requestTransferBody,
} from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { useState } from 'react';
import {
  type CheckedRequest,
  PhotoRequestDialog,
} from '~/components/photo-request/photo-request-dialog';
import { Confirm, DialogButton } from '~/components/ui';
import { ApiError, callApi, keys, useRefresh } from '~/lib/api';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
import { useStoreOwnLicense } from './own-license-queries';
import { latestRequestLabel, nextDeviceText, obstacleText, transfersLine } from './transfer-labels';

export function TransferSection({ license }: { license: OwnLicense }) {
  const [isAsking, setIsAsking] = useState(false);
  const { activation, transfers } = license;
  const latest = latestRequestLabel(transfers);
  const obstacle = obstacleText(transfers);
  const nextDevice = nextDeviceText(transfers);
  return (
    <section aria-label="Pindah perangkat" className="space-y-2">
      <p className="text-ink text-sm">
        <span className="font-semibold">Pindah perangkat:</span> {transfersLine(transfers)}
      </p>
      {nextDevice && <Alert tone="info">{nextDevice}</Alert>}
      {transfers.freeMoveUntil && activation && (
        <WrongDevice licenseId={license.id} activation={activation} />
      )}
      {latest && <Alert tone={latest.tone}>{latest.text}</Alert>}
      {obstacle && <p className="text-ink-muted text-sm">{obstacle}</p>}
      {transfers.obstacle === null && (
        <div className="-ml-4">
          <Button variant="quiet" className="text-brand-text" onClick={() => setIsAsking(true)}>
            Perangkat rusak atau diganti?
          </Button>
        </div>
      )}
      {isAsking && <RequestTransferDialog license={license} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

interface WrongDeviceProps {
  licenseId: number;
  activation: ActivationAnswer;
}

/** Activated on the wrong device: on the first day the owner can release it without an admin. */
function WrongDevice({ licenseId, activation }: WrongDeviceProps) {
  const store = useStoreOwnLicense();
  const { deviceId, deviceName, deviceType } = activation;
  return (
    <DialogButton
      variant="secondary"
      className="w-full sm:w-auto"
      dialog={(close) => (
        <Confirm
          tone="primary"
          title="Lepas dari perangkat ini?"
          question="Perangkat di bawah ini tidak aktif lagi, dan lisensi dapat dipasang di perangkat yang benar."
          itemName={`${deviceName ?? deviceTypeName(deviceType)} ${deviceId}`}
          consequence="Perangkat berikutnya dihitung satu kali pindah. Sesudah itu pindah selalu perlu foto bukti."
          actionLabel="Ya, lepas"
          done="Lisensi dilepas. Pasang di perangkat yang benar."
          send={async () => {
            const params = { id: licenseId };
            await store(await callApi('POST /my-licenses/:id/release', { params }));
          }}
          onClose={close}
        />
      )}
    >
      Salah pasang, lepas
    </DialogButton>
  );
}

function RequestTransferDialog({ license, onClose }: { license: OwnLicense; onClose: () => void }) {
  const store = useStoreOwnLicense();
  const refresh = useRefresh(keys.ownLicenses);
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
        const input = { params: { id: license.id }, body, file };
        const idempotencyKey = createIdempotencyKey();
        void store(
          await uploadWithProgress('POST /my-licenses/:id/transfers', input, {
            idempotencyKey,
            onProgress,
          }),
        );
      }}
      onSettled={(_, error) => {
        // The answer to the first try may have been lost on the way.
        if (error instanceof ApiError && error.status === 409) void refresh();
      }}
      onClose={onClose}
    />
  );
}
