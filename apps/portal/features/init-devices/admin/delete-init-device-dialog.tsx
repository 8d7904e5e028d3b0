import type { InitDevice } from '@timesync/contract';
import { DeleteDialog } from '~/components/data-table/delete-dialog';
import { callApi } from '~/lib/api/api-client';
import { useRefreshInitDevices } from './init-device-queries';

interface DeleteInitDeviceDialogProps {
  device: InitDevice;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteInitDeviceDialog({
  device,
  onDeleted,
  onClose,
}: DeleteInitDeviceDialogProps) {
  const refresh = useRefreshInitDevices();
  return (
    <DeleteDialog
      title="Hapus Init Device"
      itemName={device.init}
      onClose={onClose}
      onDelete={async () => {
        await callApi('DELETE /admin/init-device/:id', { params: { id: String(device.id) } });
        onDeleted();
        await refresh();
      }}
    />
  );
}
