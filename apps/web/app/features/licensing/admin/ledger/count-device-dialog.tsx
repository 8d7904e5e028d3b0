import { countDevice, type LicenseHolder, type ManagedLicense } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextareaField } from '~/components/form/textarea-field';
import { Button } from '~/components/ui/buttons/button';
import { Dialog } from '~/components/ui/overlays/dialog';
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
    <Dialog isOpen onOpenChange={onClose} title={title} description={description}>
      <p className="mb-5 break-words rounded-control bg-sunken px-3.5 py-2.5 font-mono font-semibold text-ink">
        {device.deviceId}
      </p>
      <Form
        schema={countDevice.body}
        defaultValues={{ deviceId: device.deviceId, isCounted, reason: '' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          const params = { id: String(license.id) };
          const changed = await callApi(countDevice, { params, body });
          notifySuccess(done);
          onClose();
          void store(changed);
        }}
      >
        <TextareaField name="reason" label="Alasan" rows={3} hint="Tercatat di riwayat lisensi." />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <SubmitButton>{confirm}</SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            Tidak, kembali
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
