import * as contract from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { mountExport } from '../../../platform/csv/mount-export.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../../platform/db/errors.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import { type ActorContext, answer, type Server } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import {
  type InitDeviceRow,
  initDevicesMatching,
  insertInitDevice,
  lockInitDevice,
  removeInitDevice,
  saveInitDevice,
} from './init-devices.repository.ts';

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

// An init is the prefix of keys and never changes for an issued key; the devices a key allows are
// looked up by it. So an init that a licence or a sold line uses can be neither renamed nor
// deleted: a trigger refuses it as a foreign key would. Variants follow a rename, and a deleted
// variant has no init any more.
interface InitDeviceInput {
  init: string;
  deviceType: string[];
}

const SUBJECT = 'init device';
const RENAME_REFUSED =
  'Init ini sudah dipakai oleh pesanan atau lisensi, sehingga tidak dapat diganti. Tambahkan init baru untuk variant yang baru.';
const taken = () => new AppError('INIT_TAKEN', { field: 'init' });

async function createInitDevice(
  context: ActorContext,
  input: InitDeviceInput,
): Promise<InitDeviceRow> {
  return context.database.transaction(async (tx) => {
    const device = await insertInitDevice(tx, input);
    if (!device) throw taken();
    const { id: subjectId } = device;
    await recordChange(tx, context, [SUBJECT, subjectId], 'create', { after: input });
    return device;
  });
}

async function updateInitDevice(
  context: ActorContext,
  id: number,
  input: InitDeviceInput,
): Promise<InitDeviceRow> {
  try {
    return await context.database.transaction(async (tx) => {
      const before = await getLocked(tx, id);
      await saveInitDevice(tx, id, input);
      await recordChange(tx, context, [SUBJECT, id], 'update', {
        before: { init: before.init, deviceType: before.deviceType },
        after: input,
      });
      return { id, ...input };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw taken();
    if (isForeignKeyViolation(error)) {
      throw new AppError('INIT_IN_USE', { message: RENAME_REFUSED, field: 'init' });
    }
    throw error;
  }
}

async function deleteInitDevice(context: ActorContext, id: number): Promise<void> {
  try {
    await context.database.transaction(async (tx) => {
      const { init, deviceType } = await getLocked(tx, id);
      await removeInitDevice(tx, id);
      await recordChange(tx, context, [SUBJECT, id], 'delete', { before: { init, deviceType } });
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new AppError('INIT_IN_USE');
    throw error;
  }
}

async function getLocked(tx: Parameters<typeof lockInitDevice>[0], id: number) {
  const device = await lockInitDevice(tx, id);
  if (!device) throw new AppError('NOT_FOUND', { message: 'Init device tidak ditemukan.' });
  return device;
}
