import type { InitDevice } from '@timesync/contract';
import { leaveEmptyPage } from '~/components/data-table/leave-empty-page';
import { ManagedList } from '~/components/data-table/managed-list';
import { useListState } from '~/components/data-table/use-list-state';
import { useRowDialog } from '~/components/data-table/use-row-dialog';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { initDeviceColumns } from './init-device-columns';
import { initFilterNames, useInitDevices } from './init-device-queries';

const editDialog = loadOnDemand(
  async () => (await import('./init-device-dialog')).InitDeviceDialog,
);
const deleteDialog = loadOnDemand(
  async () => (await import('./delete-init-device-dialog')).DeleteInitDeviceDialog,
);

export function InitDevicesTable() {
  const list = useListState(initFilterNames);
  const devices = useInitDevices(list);
  const rows = useRowDialog<InitDevice>();
  const { dialog, close } = rows;
  return (
    <>
      <ManagedList
        caption="Init dan jenis perangkat yang boleh memakainya"
        columns={initDeviceColumns(rows)}
        query={devices}
        list={list}
        filters={[{ name: 'init', label: 'Init' }]}
        exportPath="/admin/init-device"
        onAdd={rows.onAdd}
      />
      {dialog?.kind === 'add' && (
        <DialogOnDemand
          dialog={editDialog}
          title="Tambah Init Device"
          dialogProps={{ onClose: close }}
        />
      )}
      {dialog?.kind === 'edit' && (
        <DialogOnDemand
          dialog={editDialog}
          title="Edit Init Device"
          dialogProps={{ device: dialog.row, onClose: close }}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DialogOnDemand
          dialog={deleteDialog}
          title="Hapus Init Device"
          dialogProps={{
            device: dialog.row,
            onDeleted: () => leaveEmptyPage(list, devices.data?.data.length ?? 0),
            onClose: close,
          }}
        />
      )}
    </>
  );
}
