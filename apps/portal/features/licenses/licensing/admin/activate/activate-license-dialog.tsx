import type { ActivationAnswer, ManagedLicense } from '@timesync/contract';
import { useState } from 'react';
import { Dialog } from '~/components/ui/overlays/dialog';
import { useRefreshLicenses } from '../managed-license-queries';
import { ConfirmDeviceStep } from './confirm-device-step';
import { DeviceCodeStep } from './device-code-step';
import { ReadAloudAnswer } from './read-aloud-answer';
import type { ReadDevice } from './read-device';

interface ActivateLicenseDialogProps {
  license: ManagedLicense;
  onClose: () => void;
}

/** The code, then the device it belongs to and the reason, then the digits to read out. */
export function ActivateLicenseDialog({ license, onClose }: ActivateLicenseDialogProps) {
  const [device, setDevice] = useState<ReadDevice>();
  const [isConfirming, setIsConfirming] = useState(false);
  const [answer, setAnswer] = useState<ActivationAnswer>();
  const refresh = useRefreshLicenses();
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title="Aktifkan lewat telepon"
      description={`${license.licenseKey}, ${license.owner.name}`}
    >
      {answer ? (
        <ReadAloudAnswer answer={answer} onClose={onClose} />
      ) : device && isConfirming ? (
        <ConfirmDeviceStep
          license={license}
          device={device}
          onBack={() => setIsConfirming(false)}
          onActivated={(activated) => {
            setAnswer(activated);
            void refresh();
          }}
        />
      ) : (
        <DeviceCodeStep
          typed={device?.request ?? ''}
          onRead={(read) => {
            setDevice(read);
            setIsConfirming(true);
          }}
        />
      )}
    </Dialog>
  );
}
