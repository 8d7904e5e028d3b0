// A product's picture: small, public, and under a new name with every change, so that browsers may
// cache it without limit.
import { randomUUID } from 'node:crypto';
import { inArray, isNotNull } from 'drizzle-orm';
import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable } from '../../../../platform/db/types.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import type { StoredFiles } from '../../../../platform/files/compare-files.ts';
import { prepareImage } from '../../../../platform/files/pictures/images.ts';
import { sweepOrphans } from '../../../../platform/files/sweep-orphans.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { products } from '../catalog.schema.ts';
import { catalogChanged } from '../catalog-changed.ts';
import { lockProduct, saveProduct } from '../managed-products.repository.ts';
import { productGone } from '../save-product.ts';

const FOLDER = 'products';
/** A picture is twice as wide as its card on a desktop. */
const SIDE_PIXELS = 800;

export const productPictureKey = (id: string) => `${FOLDER}/${id}.webp`;

export async function saveProductPicture(
  context: ActorContext,
  productId: number,
  image: Uint8Array,
): Promise<void> {
  const id = randomUUID();
  const { bytes } = await prepareImage(image, context.actor.userId, { storedSide: SIDE_PIXELS });
  await context.files.save(productPictureKey(id), bytes);
  try {
    await replacePicture(context, productId, id);
  } catch (error) {
    // The database refused the statement, so nothing was committed.
    if (error instanceof AppError) await context.files.remove(productPictureKey(id));
    throw error;
  }
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
  if (old) await context.files.remove(productPictureKey(old));
}

type FileDependencies = Pick<Dependencies, 'clock' | 'database' | 'files'>;

export function sweepOrphanProductPictures(dependencies: FileDependencies): Promise<number> {
  const findOwned = (ids: string[]) => findKnownPictures(dependencies.database.db, ids);
  return sweepOrphans(dependencies, { folder: FOLDER, findOwned });
}

export function storedProductPictures({ database }: Pick<Dependencies, 'database'>): StoredFiles {
  return { folder: FOLDER, fileKey: productPictureKey, ids: listPictureIds(database.db) };
}

const pictureId = { id: products.pictureId };

async function findKnownPictures(db: Queryable, ids: string[]): Promise<Set<string>> {
  const rows = await db.select(pictureId).from(products).where(inArray(products.pictureId, ids));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** A shop has dozens of products, so all are read in one query. */
async function* listPictureIds(db: Queryable): AsyncGenerator<string> {
  const rows = await db.select(pictureId).from(products).where(isNotNull(products.pictureId));
  for (const { id } of rows) if (id) yield id;
}
