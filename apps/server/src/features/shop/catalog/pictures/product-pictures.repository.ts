import { inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/types.ts';
import { products } from '../catalog.schema.ts';

const pictureId = { id: products.pictureId };

export async function findKnownPictures(db: Queryable, ids: string[]): Promise<Set<string>> {
  const rows = await db.select(pictureId).from(products).where(inArray(products.pictureId, ids));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** A shop has dozens of products, so all are read in one query. */
export async function* listPictureIds(db: Queryable): AsyncGenerator<string> {
  const rows = await db.select(pictureId).from(products).where(isNotNull(products.pictureId));
  for (const { id } of rows) if (id) yield id;
}
