// The receiver takes the licence of a link. The licence's lock and the conditional update decide when
// two take it at once; the same receiver sending it twice gets the same answer.
import { AppError } from '../../../platform/app-error.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { requireMosqueRight } from '../../mosques/require-mosque-right.ts';
import { updateLicense } from '../licenses.repository.ts';
import { findLicense, lockLicense } from '../load-license.repository.ts';
import { queueLicenseNotice } from '../mails/queue-license-notice.ts';
import { statusOf } from '../present-license.ts';
import { readHandoutCode } from './handout-link.ts';
import { findHandout, markTaken } from './handouts.repository.ts';

type UserContext = Context & { actor: Actor };

export async function inspectHandout(context: UserContext, code: string) {
  const { database } = context;
  const { licenseId, handedOutBy } = await findOpenTo(context, code);
  const license = await findLicense(database.db, { id: licenseId });
  if (!license) throw new AppError('HANDOUT_UNKNOWN');
  const giver = await findPerson(database.db, handedOutBy);
  const { product, variant } = license;
  return { product, variant, from: giver?.name ?? '' };
}

/** Returns the licence's id. */
export async function takeLicense(
  context: UserContext,
  { code, mosqueId }: { code: string; mosqueId?: number | null | undefined },
): Promise<number> {
  const { actor, clock, database } = context;
  const handout = await findOpenTo(context, code);
  const { licenseId } = handout;
  if (handout.takenBy === actor.userId) return licenseId;
  return database.transaction(async (tx) => {
    const license = await lockLicense(tx, { id: licenseId });
    if (!license) throw new AppError('HANDOUT_UNKNOWN');
    // Behind the lock: another tab of the same receiver may have been faster.
    const latest = await findHandout(tx, handout.id);
    if (!latest) throw new AppError('HANDOUT_UNKNOWN');
    if (latest.takenBy === actor.userId) return licenseId;
    if (latest.takenBy !== null) throw new AppError('HANDOUT_TAKEN');
    if (!license.mosque && license.userId === actor.userId) throw new AppError('HANDOUT_OWN');
    if (statusOf(license) !== 'unused') throw new AppError('HANDOUT_GONE');
    const taken = { handoutId: handout.id, takenBy: actor.userId, at: clock.now() };
    if (!(await markTaken(tx, taken))) throw new AppError('HANDOUT_TAKEN');
    if (mosqueId) {
      await requireMosqueRight(tx, { mosqueId, userId: actor.userId, right: 'order' });
    }
    const owner = { userId: actor.userId, mosqueId: mosqueId ?? null };
    await updateLicense(tx, licenseId, { ...owner, room: null });
    await recordChange(tx, context, {
      subject: 'license',
      subjectId: licenseId,
      action: 'take',
      by: actor.role === 'admin' ? 'admin' : 'customer',
      before: { userId: license.userId },
      after: owner,
    });
    await queueLicenseNotice(context, tx, {
      license: { ...license, userId: actor.userId },
      event: 'license given',
      occasion: String(handout.id),
    });
    return licenseId;
  });
}

/** The handout of a right code that is open, or was taken by the caller. Guesses are limited. */
async function findOpenTo(context: UserContext, code: string) {
  const { actor, database, limits } = context;
  await limits.spend('handoutsPerUser', String(actor.userId));
  const id = await readHandoutCode(context, code);
  const handout = id === undefined ? undefined : await findHandout(database.db, id);
  if (!handout) throw new AppError('HANDOUT_UNKNOWN');
  if (handout.takenBy !== null && handout.takenBy !== actor.userId) {
    throw new AppError('HANDOUT_TAKEN');
  }
  return handout;
}
