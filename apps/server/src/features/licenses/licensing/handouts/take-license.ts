// The receiver takes the licence of a link and gets a new key: what its giver knew opens nothing. The
// licence's lock and the link's conditional update decide when two take it at once.
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { consumeLink, findOpenLink } from '../../../people/links/consume-link.ts';
import { listMemberIds } from '../../../people/mosques/members/members.ts';
import { requireMosqueRight } from '../../../people/mosques/require-mosque-right.ts';
import { generateLicenseKeys } from '../issuing/generate-license-keys.ts';
import { endAlias, updateLicense } from '../licenses.repository.ts';
import { lockLicense } from '../load-license.repository.ts';
import { queueLicenseNotice } from '../mails/queue-license-notice.ts';
import { statusOf } from '../present-license.ts';
import { licenseRights } from './license-rights.ts';

const GONE =
  'Lisensi ini sudah dipakai atau tidak berlaku lagi. Minta tautan lain kepada pemberinya.';
const KINDS = ['license', 'mosqueLicense', 'gift'] as const;

/** Returns the licence's id; the same receiver sending it twice gets the same answer. */
export async function takeLicense(
  context: ActorContext,
  { token, mosqueId }: { token: string; mosqueId?: number | null | undefined },
): Promise<number> {
  const { actor, database, limits } = context;
  const { userId, profile } = actor;
  await limits.spend('linksPerUser', String(userId));
  return database.transaction(async (tx) => {
    const person = { userId, email: profile.email, whatsapp: profile.whatsapp };
    // Its licence is locked before it: that is the order everywhere.
    const seen = await findOpenLink(context, tx, token, { kinds: KINDS, usedBy: userId });
    const license = seen.licenseId ? await lockLicense(tx, { id: seen.licenseId }) : undefined;
    if (!license) throw new AppError('LINK_DEAD');
    if (seen.madeBy === userId) throw new AppError('HANDOUT_OWN');
    const taker = { token, kinds: KINDS, rights: licenseRights, person };
    const { link, isRepeated } = await consumeLink(context, tx, taker);
    if (isRepeated) return license.id;
    if (statusOf(license) !== 'unused') throw new AppError('LINK_DEAD', { message: GONE });
    if (mosqueId) await requireMosqueRight(tx, { mosqueId, userId, right: 'use' });
    const owner = { userId, mosqueId: mosqueId ?? null };
    const [licenseKey] = generateLicenseKeys(license.init, 1);
    await updateLicense(tx, license.id, { ...owner, licenseKey, room: null });
    await endAlias(tx, license.id, context.clock.now());
    await recordChange(tx, context, ['license', license.id], 'take', {
      by: 'caller',
      before: {
        userId: license.userId,
        mosqueId: license.mosqueId ?? undefined,
        key: license.licenseKey,
      },
      after: { ...owner, key: licenseKey },
    });
    const occasion = String(link.id);
    const received = { ...license, userId, mosqueId: null };
    await queueLicenseNotice(context, tx, { license: received, event: 'license given', occasion });
    // Everybody who saw it in the mosque is told that it left.
    for (const memberId of license.mosqueId ? await listMemberIds(tx, license.mosqueId) : []) {
      const left = { ...license, userId: memberId, mosqueId: null };
      await queueLicenseNotice(context, tx, {
        license: left,
        event: 'license left mosque',
        occasion: `${occasion} ${memberId}`,
      });
    }
    return license.id;
  });
}
