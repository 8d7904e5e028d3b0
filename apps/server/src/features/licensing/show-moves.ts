import type { Queryable } from '../../platform/db/types.ts';
import { movesUsed } from './ledger/device-ledger.ts';
import { findLicense } from './load-license.repository.ts';
import { presentDeviceId } from './present-license.ts';

/** What an admin has to know of a licence before it moves to another box. */
export async function showMoves(db: Queryable, licenseId: number) {
  const license = await findLicense(db, { id: licenseId });
  if (!license) return null;
  const { activation, holders, id, licenseKey } = license;
  const device = activation && {
    deviceId: presentDeviceId(activation.deviceId),
    deviceType: activation.deviceType,
  };
  return { id, licenseKey, movesUsed: movesUsed(holders), device };
}
