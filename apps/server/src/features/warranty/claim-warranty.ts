import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { tellOwner } from '../owner-news/tell-owner.ts';
import { findOwnBox, lockBox } from './boxes.repository.ts';
import { storePhoto } from './claim-photos.ts';
import { insertClaim } from './claims.repository.ts';
import { recordClaimEvent } from './record-claim-event.ts';
import { requireClaimable } from './require-claimable.ts';

interface NewClaim {
  boxId: number;
  reason: string;
  picture: Uint8Array;
}

/** With its first photo; others follow while nobody has decided. */
export async function claimWarranty(
  context: Context & { actor: Actor },
  { boxId, reason, picture }: NewClaim,
): Promise<void> {
  const { actor, clock, database } = context;
  const own = { id: boxId, userId: actor.userId };
  // Looked at again behind the lock; here it spares a refused one the upload.
  requireClaimable(await findOwnBox(database.db, own), clock.now());
  await storePhoto(context, picture, (photo) =>
    database.transaction(async (tx) => {
      await lockBox(tx, boxId);
      const now = clock.now();
      const box = requireClaimable(await findOwnBox(tx, own), now);
      await insertClaim(tx, {
        boxUnitId: boxId,
        userId: actor.userId,
        reason,
        photos: [photo.id],
        requestedAt: now,
      });
      const facts = { photoBytes: photo.bytes };
      await recordClaimEvent(tx, context, { box, action: 'claimWarranty', by: 'customer', facts });
      await tellOwner(context, tx, {
        kind: 'claim',
        subjectId: boxId,
        occasion: photo.id,
        line: `Klaim garansi untuk ${box.product} (${box.serial}) menunggu keputusan.`,
      });
    }),
  );
}
