import type { InitDevice } from '@timesync/contract';
import { type Column, ManagedList } from '~/components/data-table';
import { Badge, lazyDialog } from '~/components/ui';
import { callApi, keys } from '~/lib/api';

const InitDeviceDialog = lazyDialog(() => import('./init-device-dialog'));

const columns: Column<InitDevice>[] = [
  {
    id: 'init',
    header: 'Init',
    onPhone: 'subject',
    cell: (device) => <span className="font-semibold">{device.init}</span>,
  },
  {
    id: 'deviceType',
    header: 'Device Type',
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
];

export default function ManagedInitDevices() {
  return (
    <ManagedList
      route="GET /admin/init-device"
      queryKey={keys.initDevices}
      caption="Init dan jenis perangkat yang boleh memakainya"
      columns={columns}
      filters={[{ name: 'init', label: 'Init' }]}
      actions={{
        nameOf: ({ init }) => init,
        add: (close) => <InitDeviceDialog onClose={close} />,
        edit: (device, close) => <InitDeviceDialog device={device} onClose={close} />,
        remove: {
          title: 'Hapus Init Device',
          send: ({ id }) => callApi('DELETE /admin/init-device/:id', { params: { id } }),
        },
      }}
    />
  );
}
