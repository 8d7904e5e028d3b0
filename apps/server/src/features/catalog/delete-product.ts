// Deleting takes a product or variant out of the catalogue; orders keep their copies.
import { recordChange } from '../../platform/history/record-change.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/mount.ts';
import { catalogChanged } from './catalog-changed.ts';
import {
  countVariants,
  findVariant,
  lockProduct,
  markVariantDeleted,
  saveProduct,
} from './managed-products.repository.ts';
import { productGone } from './save-product.ts';

export async function deleteProduct(
  context: Context & { actor: Actor },
  id: number,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const product = await lockProduct(tx, id);
    if (!product) throw productGone();
    await saveProduct(tx, id, { deletedAt: context.clock.now() });
    const { name, price } = product;
    await recordChange(tx, context, {
      subject: 'product',
      subjectId: id,
      action: 'delete',
      before: { name, price },
    });
    await catalogChanged(tx);
  });
}

export async function deleteProductVariant(
  context: Context & { actor: Actor },
  id: number,
): Promise<void> {
  const gone = () => new AppError('NOT_FOUND', { message: 'Variant tidak ditemukan.' });
  await context.database.transaction(async (tx) => {
    const variant = await findVariant(tx, id);
    if (!variant) throw gone();
    const product = await lockProduct(tx, variant.productId);
    if (!product || !(await findVariant(tx, id))) throw gone();
    if (product.requiresLicense && (await countVariants(tx, product.id)) === 1) {
      throw new AppError('LICENSE_NEEDS_VARIANT');
    }
    await markVariantDeleted(tx, id);
    const { name, init, price } = variant;
    await recordChange(tx, context, {
      subject: 'product',
      subjectId: product.id,
      action: 'delete variant',
      before: { id, name, init, price },
    });
    await catalogChanged(tx);
  });
}
