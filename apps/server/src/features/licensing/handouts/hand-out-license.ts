// Only an unused licence changes hands: a running box never loses its owner by a link.
import type { HandedOutLicense } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { lockLicense } from '../load-license.repository.ts';
import { statusOf } from '../present-license.ts';
import { handoutLinkOf } from './handout-link.ts';
import { findOpenHandouts, insertHandouts } from './handouts.repository.ts';

/** Asked again, the same link. */
export async function handOutLicense(
  context: Context & { actor: Actor },
  licenseId: number,
): Promise<HandedOutLicense> {
  const { actor, clock, database } = context;
  const { license, handoutId } = await database.transaction(async (tx) => {
    const license = await lockLicense(tx, { id: licenseId, userId: actor.userId });
    if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
    if (license.isBox) throw new AppError('HANDOUT_OF_BOX');
    if (statusOf(license) !== 'unused') throw new AppError('HANDOUT_NOT_UNUSED');
    if (!license.isHandedOut) {
      const handedOutBy = actor.userId;
      await insertHandouts(tx, [{ licenseId, handedOutBy, handedOutAt: clock.now() }]);
      await recordChange(tx, context, {
        subject: 'license',
        subjectId: licenseId,
        action: 'hand out',
        by: actor.role === 'admin' ? 'admin' : 'customer',
      });
    }
    const [handout] = await findOpenHandouts(tx, [licenseId]);
    if (!handout) throw new AppError('CONFLICT');
    return { license, handoutId: handout.id };
  });
  const { licenseKey, product, variant } = license;
  const url = await handoutLinkOf(context, handoutId);
  return { licenseId, licenseKey, product, variant, url };
}
