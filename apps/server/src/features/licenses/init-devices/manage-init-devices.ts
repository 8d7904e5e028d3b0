// An init is the prefix of keys and never changes for an issued key; the devices a key allows are
// looked up by it. So an init that a licence or a sold line uses can be neither renamed nor
// deleted: a trigger refuses it as a foreign key would. Variants follow a rename, and a deleted
// variant has no init any more.
import { AppError } from '../../../platform/app-error.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../../platform/db/errors.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import {
  type InitDeviceRow,
  insertInitDevice,
  lockInitDevice,
  type NewInitDevice,
  removeInitDevice,
  saveInitDevice,
} from './init-devices.repository.ts';

const SUBJECT = 'init device';
const RENAME_REFUSED =
  'Init ini sudah dipakai oleh pesanan atau lisensi, sehingga tidak dapat diganti. Tambahkan init baru untuk variant yang baru.';
const taken = () => new AppError('INIT_TAKEN', { field: 'init' });

export async function createInitDevice(
  context: ActorContext,
  input: NewInitDevice,
): Promise<InitDeviceRow> {
  return context.database.transaction(async (tx) => {
    const device = await insertInitDevice(tx, input);
    if (!device) throw taken();
    const { id: subjectId } = device;
    await recordChange(tx, context, [SUBJECT, subjectId], 'create', { after: input });
    return device;
  });
}

export async function updateInitDevice(
  context: ActorContext,
  id: number,
  input: NewInitDevice,
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

export async function deleteInitDevice(context: ActorContext, id: number): Promise<void> {
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
