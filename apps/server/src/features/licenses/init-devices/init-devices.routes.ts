import * as contract from '@timesync/contract';
import { mountExport } from '../../../platform/csv/mount-export.ts';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import { initDevicesMatching } from './init-devices.repository.ts';
import { createInitDevice, deleteInitDevice, updateInitDevice } from './manage-init-devices.ts';

export function mountInitDevices(server: Server): void {
  const { mount } = server;
  const present = (device: contract.InitDevice) => device;

  mount(contract.listInitDevices, async ({ database }, { query }) => {
    const source = initDevicesMatching(query);
    return answer(200, await answerList(database.db, source, query, present));
  });

  mount(contract.createInitDevice, async (context, { body }) =>
    answer(201, await createInitDevice(context, body)),
  );

  mount(contract.updateInitDevice, async (context, { params, body }) =>
    answer(200, await updateInitDevice(context, params.id, body)),
  );

  mount(contract.deleteInitDevice, async (context, { params }) => {
    await deleteInitDevice(context, params.id);
    return answer(200, { message: 'Data berhasil dihapus' });
  });

  mountExport<contract.InitDevice>(server, {
    list: contract.listInitDevices,
    fileName: 'init',
    source: initDevicesMatching,
    header: ['Init', 'Device Type'],
    toCells: (device) => [device.init, device.deviceType.join(', ')],
  });
}
