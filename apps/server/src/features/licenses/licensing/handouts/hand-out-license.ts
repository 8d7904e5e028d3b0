// Only an unused licence changes hands: a running box never loses its owner by a link. A mosque's licence
// leaves it only by its ketua.
import type { HandedOutLicense } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { makeLink } from '../../../people/links/make-link.ts';
import { withdrawLink } from '../../../people/links/withdraw-link.ts';
import { requireMosqueRight } from '../../../people/mosques/require-mosque-right.ts';
import { type LicenseRow, lockLicense } from '../load-license.repository.ts';
import { statusOf } from '../present-license.ts';
import { handoutObstacle } from './handout-obstacle.ts';

/** A second call makes a new link and ends the earlier one. */
export async function handOutLicense(
  context: ActorContext,
  licenseId: number,
): Promise<HandedOutLicense> {
  const { actor, database } = context;
  return database.transaction(async (tx) => {
    const license = await lockOwn(context, tx, licenseId);
    const { isBox, licenseKey, product, variant, mosqueId } = license;
    const obstacle = handoutObstacle({ isBox, status: statusOf(license) });
    if (obstacle) throw new AppError(obstacle);
    const { url } = await makeLink(context, tx, {
      kind: mosqueId ? 'mosqueLicense' : 'license',
      madeBy: actor.userId,
      licenseId,
      ...(mosqueId && { mosqueId }),
      onlyOne: `license ${licenseId}`,
    });
    await recordChange(tx, context, ['license', licenseId], 'hand out', { by: 'caller' });
    return { licenseId, licenseKey, product, variant, url };
  });
}

/** The receiver is faster or slower: the licence's lock decides. */
export async function takeBackLicense(context: ActorContext, licenseId: number): Promise<void> {
  const { actor, database } = context;
  await database.transaction(async (tx) => {
    await lockOwn(context, tx, licenseId);
    const by = actor.role === 'admin' ? 'admin' : 'customer';
    await withdrawLink(context, tx, { licenseIds: [licenseId] }, by);
  });
}

async function lockOwn({ actor }: ActorContext, tx: Tx, id: number): Promise<LicenseRow> {
  const { userId } = actor;
  const license = await lockLicense(tx, { id, userId });
  if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
  const { mosqueId } = license;
  if (mosqueId) await requireMosqueRight(tx, { mosqueId, userId, right: 'manage' });
  return license;
}
