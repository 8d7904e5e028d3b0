// A product's picture: small, public, and under a new name with every change, so that browsers may
// cache it without limit.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { filesOfRows } from '../../../../platform/files/files-of-rows.ts';
import { prepareImage } from '../../../../platform/files/pictures/images.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { catalogChanged } from '../catalog-changed.ts';
import { lockProduct, saveProduct } from '../managed-products.repository.ts';
import { productGone } from '../save-product.ts';

/** A picture is twice as wide as its card on a desktop. */
const SIDE_PIXELS = 800;

export const productPictures = filesOfRows(
  'products',
  sql`select picture_id from products where picture_id is not null`,
);

export async function saveProductPicture(
  context: ActorContext,
  productId: number,
  image: Uint8Array,
): Promise<void> {
  const id = randomUUID();
  const { bytes } = await prepareImage(image, context.actor.userId, { storedSide: SIDE_PIXELS });
  await productPictures.store(context.files, { id, bytes }, () =>
    replacePicture(context, productId, id),
  );
}

/**
 * Null removes the picture. The old file is removed after the change, because a browser may still
 * load it.
 */
export async function replacePicture(
  context: ActorContext,
  productId: number,
  pictureId: string | null,
): Promise<void> {
  const old = await context.database.transaction(async (tx) => {
    const product = await lockProduct(tx, productId);
    if (!product) throw productGone();
    await saveProduct(tx, productId, { pictureId });
    await recordChange(tx, context, ['product', productId], 'change product picture');
    await catalogChanged(tx);
    return product.pictureId;
  });
  if (old) await context.files.remove(productPictures.fileKey(old));
}
