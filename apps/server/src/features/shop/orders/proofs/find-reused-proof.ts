// Warns of a picture that was sent for another order. An identical picture always wins; a similar
// one counts only when its thumbnail matches, because honest receipts of one bank app look alike to
// the coarser difference hash.
import type { Queryable } from '../../../../platform/db/types.ts';
import type { PreparedImage } from '../../../../platform/files/pictures/images.ts';
import { showsTheSame } from '../../../../platform/files/pictures/thumbnail.ts';
import { findOrderWithPicture, listLikePictures } from './payment-proofs.repository.ts';

export async function findReusedProof(
  db: Queryable,
  orderId: number,
  picture: Pick<PreparedImage, 'sha256' | 'differenceHash' | 'thumbnail'>,
): Promise<number | undefined> {
  const exact = await findOrderWithPicture(db, orderId, picture.sha256);
  if (exact !== undefined) return exact;
  const candidates = await listLikePictures(db, orderId, picture.differenceHash);
  return candidates.find(({ thumbnail }) => showsTheSame(thumbnail, picture.thumbnail))?.orderId;
}
