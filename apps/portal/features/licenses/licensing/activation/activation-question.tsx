import { deviceTypeName } from '@timesync/contract';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import type { Device } from './activation-queries';

interface ActivationQuestionProps {
  device: Device;
  licenseName: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation, because binding is hard to undo (moves are few). */
export function ActivationQuestion(props: ActivationQuestionProps) {
  const { device, licenseName, isPending, onConfirm, onClose } = props;
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      tone="primary"
      title="Aktifkan perangkat ini?"
      question={`Lisensi di bawah ini akan terikat pada ${deviceTypeName(device.deviceType)} ${device.deviceId}. Setelah itu hanya dapat dipindah 3 kali dalam 3 tahun.`}
      itemName={licenseName}
      actionLabel="Ya, aktifkan"
      isPending={isPending}
      onConfirm={onConfirm}
    />
  );
}
