import { useMutation } from '@tanstack/react-query';
import { type ActivationAnswer, deviceTypeName } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import { callApi } from '~/lib/api/api-client';
import { messageOf } from '~/lib/api/api-error';
import { notifyError, notifySuccess } from '~/lib/browser/notify';
import { useStoreOwnLicense } from './own-license-queries';

interface WrongDeviceProps {
  licenseId: number;
  activation: ActivationAnswer;
}

/** Activated on the wrong device: on the first day the owner can release it without an admin. */
export function WrongDevice({ licenseId, activation }: WrongDeviceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const store = useStoreOwnLicense();
  const release = useMutation({
    mutationFn: () =>
      callApi('POST /my-licenses/:id/release', { params: { id: String(licenseId) } }),
    onSuccess: (license) => {
      notifySuccess('Lisensi dilepas. Pasang di perangkat yang benar.');
      setIsAsking(false);
      return store(license);
    },
    onError: (error) => notifyError(messageOf(error, 'Lisensi gagal dilepas. Silakan coba lagi.')),
  });
  const { deviceId, deviceName, deviceType } = activation;
  return (
    <>
      <Button variant="secondary" className="w-full sm:w-auto" onClick={() => setIsAsking(true)}>
        Salah pasang, lepas
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        tone="primary"
        title="Lepas dari perangkat ini?"
        question="Perangkat di bawah ini tidak aktif lagi, dan lisensi dapat dipasang di perangkat yang benar."
        itemName={`${deviceName ?? deviceTypeName(deviceType)} ${deviceId}`}
        consequence="Perangkat berikutnya dihitung satu kali pindah. Sesudah itu pindah selalu perlu foto bukti."
        actionLabel="Ya, lepas"
        isPending={release.isPending}
        onConfirm={() => release.mutate()}
      />
    </>
  );
}
