import { type InitDevice, listInitDevices } from '@timesync/contract';
import { leaveEmptyPage } from '~/components/data-table/leave-empty-page';
import { ManagedList } from '~/components/data-table/managed-list';
import { useListState } from '~/components/data-table/use-list-state';
import { useRowDialog } from '~/components/data-table/use-row-dialog';
import { DeleteInitDeviceDialog } from './delete-init-device-dialog';
import { initDeviceColumns } from './init-device-columns';
import { InitDeviceDialog } from './init-device-dialog';
import { initFilterNames, useInitDevices } from './init-device-queries';

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
        exportPath={listInitDevices.path}
        onAdd={rows.onAdd}
      />
      {dialog?.kind === 'add' && <InitDeviceDialog onClose={close} />}
      {dialog?.kind === 'edit' && <InitDeviceDialog device={dialog.row} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteInitDeviceDialog
          device={dialog.row}
          onDeleted={() => leaveEmptyPage(list, devices.data?.data.length ?? 0)}
          onClose={close}
        />
      )}
    </>
  );
}
