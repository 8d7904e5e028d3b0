import { countDeviceBody, type LicenseHolder, type ManagedLicense } from '@timesync/contract';
import { EntryDialog } from '~/components/form/entry-dialog';
import { TextareaField } from '~/components/form/textarea-field';
import { callApi } from '~/lib/api/api-client';
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
  return (
    <EntryDialog
      {...(isCounted ? labels.counted : labels.free)}
      about={<code className="font-mono">{device.deviceId}</code>}
      back="Tidak, kembali"
      onClose={onClose}
      draft={`count device ${device.deviceId}`}
      schema={countDeviceBody}
      defaultValues={{ deviceId: device.deviceId, isCounted, reason: '' }}
      send={async (body) => {
        const params = { id: String(license.id) };
        void store(await callApi('POST /admin/licenses/:id/devices', { params, body }));
      }}
    >
      <TextareaField name="reason" label="Alasan" rows={3} hint="Tercatat di riwayat lisensi." />
    </EntryDialog>
  );
}
