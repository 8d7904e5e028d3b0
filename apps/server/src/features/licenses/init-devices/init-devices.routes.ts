import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { mountExport } from '../../../platform/csv/mount-export.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import { initDevicesMatching } from './init-devices.repository.ts';
import { createInitDevice, deleteInitDevice, updateInitDevice } from './manage-init-devices.ts';

export function mountInitDevices(app: FastifyInstance, dependencies: Dependencies): void {
  const present = (device: contract.InitDevice) => device;

  mount(app, dependencies, contract.listInitDevices, async ({ database }, { query }) => {
    const source = initDevicesMatching(query);
    return answer(200, await answerList(database.db, source, query, present));
  });

  mount(app, dependencies, contract.createInitDevice, async (context, { body }) =>
    answer(201, await createInitDevice(context, body)),
  );

  mount(app, dependencies, contract.updateInitDevice, async (context, { params, body }) =>
    answer(200, await updateInitDevice(context, params.id, body)),
  );

  mount(app, dependencies, contract.deleteInitDevice, async (context, { params }) => {
    await deleteInitDevice(context, params.id);
    return answer(200, { message: 'Data berhasil dihapus' });
  });

  mountExport<contract.InitDevice>(app, dependencies, {
    list: contract.listInitDevices,
    fileName: 'init',
    source: initDevicesMatching,
    header: ['Init', 'Device Type'],
    toCells: (device) => [device.init, device.deviceType.join(', ')],
  });
}
