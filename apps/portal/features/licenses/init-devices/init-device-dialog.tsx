import { type InitDevice, initDeviceBody } from '@timesync/contract';
import { ChipsField, EntryDialog, TextField } from '~/components/form';
import { callApi, keys } from '~/lib/api';

interface InitDeviceDialogProps {
  /** Omit it to add a new one. */
  device?: InitDevice;
  onClose: () => void;
}

export default function InitDeviceDialog({ device, onClose }: InitDeviceDialogProps) {
  return (
    <EntryDialog
      title={device ? 'Edit Init Device' : 'Tambah Init Device'}
      confirm={device ? 'Update' : 'Tambah'}
      schema={initDeviceBody}
      defaultValues={{ init: device?.init ?? '', deviceType: device?.deviceType ?? [] }}
      send={(body) =>
        device
          ? callApi('PATCH /admin/init-device/:id', { params: { id: device.id }, body })
          : callApi('POST /admin/init-device', { body })
      }
      done={device ? 'Data berhasil diperbarui' : 'Data berhasil ditambahkan'}
      changes={[keys.initDevices]}
      onClose={onClose}
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
    </EntryDialog>
  );
}
