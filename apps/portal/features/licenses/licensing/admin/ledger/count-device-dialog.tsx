import { countDeviceBody, type LicenseHolder, type ManagedLicense } from '@timesync/contract';
import { FormDialog } from '~/components/form/form-dialog';
import { TextareaField } from '~/components/form/textarea-field';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useStoreManagedLicense } from '../managed-license-queries';

interface CountDeviceDialogProps {
  license: ManagedLicense;
  device: LicenseHolder;
  onClose: () => void;
}

const labels = {
  free: {
    title: 'Jangan hitung perangkat ini?',
    description:
      'Untuk kesalahan kami atau ganti garansi. Pelanggan mendapat kembali satu jatah pindah.',
    confirm: 'Ya, jangan hitung',
    done: 'Perangkat ini tidak dihitung lagi',
  },
  counted: {
    title: 'Hitung perangkat ini lagi?',
    description: 'Perangkat ini kembali mengurangi jatah pindah pelanggan.',
    confirm: 'Ya, hitung lagi',
    done: 'Perangkat ini dihitung lagi',
  },
};

export function CountDeviceDialog({ license, device, onClose }: CountDeviceDialogProps) {
  const store = useStoreManagedLicense();
  const isCounted = !device.isCounted;
  const { title, description, confirm, done } = isCounted ? labels.counted : labels.free;
  return (
    <FormDialog
      title={title}
      description={description}
      about={<code className="font-mono">{device.deviceId}</code>}
      confirm={confirm}
      onClose={onClose}
      draft={`count device ${device.deviceId}`}
      schema={countDeviceBody}
      defaultValues={{ deviceId: device.deviceId, isCounted, reason: '' }}
      onSubmit={async (body) => {
        const params = { id: String(license.id) };
        const changed = await callApi('POST /admin/licenses/:id/devices', { params, body });
        notifySuccess(done);
        onClose();
        void store(changed);
      }}
    >
      <TextareaField name="reason" label="Alasan" rows={3} hint="Tercatat di riwayat lisensi." />
    </FormDialog>
  );
}
