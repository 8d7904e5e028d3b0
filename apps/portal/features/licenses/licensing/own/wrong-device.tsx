import { type ActivationAnswer, deviceTypeName } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { Confirm } from '~/components/ui/overlays/confirm';
import { callApi } from '~/lib/api/api-client';
import { useStoreOwnLicense } from './own-license-queries';

interface WrongDeviceProps {
  licenseId: number;
  activation: ActivationAnswer;
}

/** Activated on the wrong device: on the first day the owner can release it without an admin. */
export function WrongDevice({ licenseId, activation }: WrongDeviceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const store = useStoreOwnLicense();
  const { deviceId, deviceName, deviceType } = activation;
  return (
    <>
      <Button variant="secondary" className="w-full sm:w-auto" onClick={() => setIsAsking(true)}>
        Salah pasang, lepas
      </Button>
      {isAsking && (
        <Confirm
          tone="primary"
          title="Lepas dari perangkat ini?"
          question="Perangkat di bawah ini tidak aktif lagi, dan lisensi dapat dipasang di perangkat yang benar."
          itemName={`${deviceName ?? deviceTypeName(deviceType)} ${deviceId}`}
          consequence="Perangkat berikutnya dihitung satu kali pindah. Sesudah itu pindah selalu perlu foto bukti."
          actionLabel="Ya, lepas"
          done="Lisensi dilepas. Pasang di perangkat yang benar."
          send={async () => {
            const params = { id: String(licenseId) };
            await store(await callApi('POST /my-licenses/:id/release', { params }));
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
