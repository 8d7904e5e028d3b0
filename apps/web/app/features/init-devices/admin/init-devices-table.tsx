import { type InitDevice, listInitDevices } from '@timesync/contract';
import { useState } from 'react';
import { DataTable } from '~/components/data-table/data-table';
import { ExportLink } from '~/components/data-table/export-link';
import { leaveEmptyPage } from '~/components/data-table/leave-empty-page';
import { ListToolbar } from '~/components/data-table/list-toolbar';
import type { RowDialog } from '~/components/data-table/row-dialog';
import { useListState } from '~/components/data-table/use-list-state';
import { DeleteInitDeviceDialog } from './delete-init-device-dialog';
import { initDeviceColumns } from './init-device-columns';
import { InitDeviceDialog } from './init-device-dialog';
import { initFilterNames, useInitDevices } from './init-device-queries';

export function InitDevicesTable() {
  const list = useListState(initFilterNames);
  const devices = useInitDevices(list);
  const [dialog, setDialog] = useState<RowDialog<InitDevice>>();
  const close = () => setDialog(undefined);
  return (
    <>
      <DataTable
        caption="Init dan jenis perangkat yang boleh memakainya"
        columns={initDeviceColumns({
          onEdit: (row) => setDialog({ kind: 'edit', row }),
          onDelete: (row) => setDialog({ kind: 'delete', row }),
        })}
        rowKey={(device) => device.id}
        result={devices.data}
        isFetching={devices.isFetching}
        isError={devices.isError}
        onRetry={() => devices.refetch()}
        list={list}
        toolbar={
          <ListToolbar
            list={list}
            filters={[{ name: 'init', label: 'Init' }]}
            onAdd={() => setDialog({ kind: 'add' })}
            actions={<ExportLink path={listInitDevices.path} filters={list.filters} />}
          />
        }
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
