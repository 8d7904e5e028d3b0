import { type InitDevice, initDeviceBody } from '@timesync/contract';
import { ChipsField } from '~/components/form/chips/chips-field';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';

interface InitDeviceDialogProps {
  /** Omit it to add a new one. */
  device?: InitDevice;
  onClose: () => void;
  refresh: () => Promise<unknown>;
}

export function InitDeviceDialog({ device, onClose, refresh }: InitDeviceDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={device ? 'Edit Init Device' : 'Tambah Init Device'}
    >
      <Form
        schema={initDeviceBody}
        defaultValues={{ init: device?.init ?? '', deviceType: device?.deviceType ?? [] }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          if (device) {
            const params = { id: String(device.id) };
            await callApi('PATCH /admin/init-device/:id', { params, body });
          } else {
            await callApi('POST /admin/init-device', { body });
          }
          notifySuccess(device ? 'Data berhasil diperbarui' : 'Data berhasil ditambahkan');
          void refresh();
          onClose();
        }}
      >
        <TextField
          name="init"
          label="Init"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={6}
          className="uppercase"
          hint="2 sampai 6 huruf atau angka. Menjadi awalan setiap license key."
        />
        <ChipsField
          name="deviceType"
          label="Device Type"
          emptyItemError="DeviceType tidak boleh kosong"
          hint="Pisahkan dengan koma, misalnya: smartphone, tablet."
        />
        <SubmitButton className="w-full">{device ? 'Update' : 'Tambah'}</SubmitButton>
      </Form>
    </Dialog>
  );
}
