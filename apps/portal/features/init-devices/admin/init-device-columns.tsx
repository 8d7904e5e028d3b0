import type { InitDevice } from '@timesync/contract';
import type { Column } from '~/components/data-table/column';
import { RowActions } from '~/components/data-table/row-actions';
import { Badge } from '~/components/ui/content/badge';

interface InitDeviceActions {
  onEdit: (device: InitDevice) => void;
  onDelete: (device: InitDevice) => void;
}

export function initDeviceColumns(actions: InitDeviceActions): Column<InitDevice>[] {
  return [
    {
      id: 'init',
      header: 'Init',
      onPhone: 'subject',
      cell: (device) => <span className="font-semibold">{device.init}</span>,
    },
    {
      id: 'deviceType',
      header: 'Device Type',
      onPhone: 'detail',
      cell: (device) => (
        <ul className="flex flex-wrap gap-1.5">
          {device.deviceType.map((type) => (
            <li key={type}>
              <Badge>{type}</Badge>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'actions',
      header: 'Aksi',
      onPhone: 'actions',
      cell: (device) => (
        <RowActions
          itemName={device.init}
          onEdit={() => actions.onEdit(device)}
          onDelete={() => actions.onDelete(device)}
        />
      ),
    },
  ];
}
