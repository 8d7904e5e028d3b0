// What the customer adds to an undecided claim: photos, and answers to questions.
import { MAX_CLAIM_PHOTOS } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import { notifyAdmins } from '../../office/admin-digest/notify-admins.ts';
import type { BoxContext, BoxRow } from './box-row.ts';
import { claimPhotos } from './claim-photos.ts';
import { appendPhoto, findClaim, saveAnswer } from './claims.repository.ts';
import { recordClaimEvent } from './record-claim-event.ts';

export async function addClaimPhoto(
  context: BoxContext,
  { claimId, picture }: { claimId: number; picture: Uint8Array },
): Promise<void> {
  const { database } = context;
  const { photoCount } = await requireOwnClaim(context, database.db, claimId);
  if (photoCount >= MAX_CLAIM_PHOTOS) throw tooMany();
  await claimPhotos.store(context, picture, (photo) =>
    database.transaction(async (tx) => {
      const { box } = await requireOwnClaim(context, tx, claimId);
      if (!(await appendPhoto(tx, claimId, photo.id))) throw tooMany();
      const details = { photoBytes: photo.bytes };
      await recordClaimEvent(tx, context, {
        box,
        action: 'addClaimPhoto',
        by: 'customer',
        details,
      });
    }),
  );
}

export async function answerClaim(
  context: BoxContext,
  { claimId, answer }: { claimId: number; answer: string },
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const { box } = await requireOwnClaim(context, tx, claimId);
    if (!(await saveAnswer(tx, claimId, answer))) {
      throw new AppError('CONFLICT', { message: 'Tidak ada pertanyaan yang perlu dijawab.' });
    }
    const details = { answer };
    await recordClaimEvent(tx, context, { box, action: 'answerClaim', by: 'customer', details });
    await notifyAdmins(context, tx, {
      kind: 'claim',
      subjectId: box.id,
      occasion: context.requestId,
      line: `Pertanyaan tentang klaim garansi ${box.product} (${box.serial}) sudah dijawab.`,
    });
  });
}

async function requireOwnClaim(
  { actor, findBox }: BoxContext,
  db: Queryable,
  claimId: number,
): Promise<{ box: BoxRow; photoCount: number }> {
  const claim = await findClaim(db, claimId);
  const box = claim && (await findBox(db, { id: claim.boxUnitId, userId: actor.userId }));
  if (!box) {
    throw new AppError('NOT_FOUND', { message: 'Klaim tidak ditemukan.' });
  }
  if (claim.status !== 'open' && claim.status !== 'asked') {
    throw new AppError('CONFLICT', { message: 'Klaim ini sudah diputuskan.' });
  }
  return { box, photoCount: claim.photos.length };
}

function tooMany(): AppError {
  const message = `Paling banyak ${MAX_CLAIM_PHOTOS} foto untuk satu klaim.`;
  return new AppError('CLAIM_REFUSED', { message, field: 'file' });
}
