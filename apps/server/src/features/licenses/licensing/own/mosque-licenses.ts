import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange, recordChanges } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { endLinksOfLicenses } from '../../../people/links/end-links.ts';
import { requireMosqueRight } from '../../../people/mosques/require-mosque-right.ts';
import {
  countLicensesOfMosques,
  fileLicensesOf,
  type Reassignment,
  reassignLicenses,
  updateLicense,
} from '../licenses.repository.ts';
import { lockLicense } from '../load-license.repository.ts';

/** Revoked ones do not count. */
export async function haveLicenses(tx: Tx, mosqueIds: number[]): Promise<boolean> {
  return (await countLicensesOfMosques(tx, mosqueIds)) > 0;
}

/** A mosque's licences keep naming a person: the one who gets their notices. */
export function reassignMosqueLicenses(tx: Tx, change: Reassignment): Promise<void> {
  return reassignLicenses(tx, change);
}

/** All licences that still belong to the person become the mosque's. */
export async function fileOwnLicenses(
  context: ActorContext,
  tx: Tx,
  mosqueId: number,
): Promise<void> {
  const filed = await fileLicensesOf(tx, { userId: context.actor.userId, mosqueId });
  await endLinksOfLicenses(tx, filed, context.clock.now());
  const changes = filed.map((id) => ({ id, before: { mosqueId: null }, after: { mosqueId } }));
  await recordChanges(tx, context, ['license', changes], 'file', { by: 'customer' });
}

export interface LicensePlace {
  licenseId: number;
  mosqueId: number | undefined;
  room: string | null;
}

/**
 * Files a licence to a mosque and names its room. What belongs to a mosque stays there: nobody takes
 * it along. Devices, moves and deadlines are not touched. Returns the mosque it belongs to now.
 */
export async function fileLicense(
  context: ActorContext,
  tx: Tx,
  { licenseId, mosqueId, room }: LicensePlace,
): Promise<number | null> {
  const { userId } = context.actor;
  const license = await lockLicense(tx, { id: licenseId, userId });
  if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
  const owner = license.mosqueId ?? mosqueId ?? null;
  if (owner !== null) await requireMosqueRight(tx, { mosqueId: owner, userId, right: 'use' });
  if (mosqueId !== undefined && mosqueId !== owner) throw new AppError('LICENSE_FILED');
  if (!license.mosqueId && owner) await endLinksOfLicenses(tx, [licenseId], context.clock.now());
  await updateLicense(tx, licenseId, { mosqueId: owner, room });
  await recordChange(tx, context, ['license', licenseId], 'file', {
    by: 'customer',
    before: { mosqueId: license.mosqueId, room: license.room },
    after: { mosqueId: owner, room },
  });
  return owner;
}
