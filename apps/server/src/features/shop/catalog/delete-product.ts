// Deleting removes a product with its variants, or one variant, from the catalogue; orders keep
// their copies.
import { AppError } from '../../../platform/app-error.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { catalogChanged } from './catalog-changed.ts';
import {
  countVariants,
  findVariant,
  lockProduct,
  markVariantDeleted,
  markVariantsDeletedOf,
  saveProduct,
} from './managed-products.repository.ts';
import { productGone, variantGone } from './save-product.ts';

export async function deleteProduct(context: ActorContext, id: number): Promise<void> {
  await context.database.transaction(async (tx) => {
    const product = await lockProduct(tx, id);
    if (!product) throw productGone();
    await saveProduct(tx, id, { deletedAt: context.clock.now() });
    await markVariantsDeletedOf(tx, id);
    const { name, price } = product;
    await recordChange(tx, context, ['product', id], 'delete', { before: { name, price } });
    await catalogChanged(tx);
  });
}

export async function deleteProductVariant(context: ActorContext, id: number): Promise<void> {
  await context.database.transaction(async (tx) => {
    const variant = await findVariant(tx, id);
    if (!variant) throw variantGone();
    const product = await lockProduct(tx, variant.productId);
    if (!product || !(await findVariant(tx, id))) throw variantGone();
    if (product.requiresLicense && (await countVariants(tx, product.id)) === 1) {
      throw new AppError('LICENSE_NEEDS_VARIANT');
    }
    await markVariantDeleted(tx, id);
    const { name, init, price } = variant;
    await recordChange(tx, context, ['product', product.id], 'delete variant', {
      before: { id, name, init, price },
    });
    await catalogChanged(tx);
  });
}
