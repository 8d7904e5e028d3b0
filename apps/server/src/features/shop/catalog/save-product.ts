// Creates and changes a product with its variants in one transaction, and notifies every process. A
// product that requires a licence has at least one variant, because the variant holds the key's
// prefix.
import type { CreateProductBody, UpdateProductBody } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { isForeignKeyViolation, violatedConstraint } from '../../../platform/db/errors.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { requireRecentAuthentication } from '../../people/accounts/sessions/require-recent-authentication.ts';
import { catalogChanged } from './catalog-changed.ts';
import {
  countVariants,
  findManagedProduct,
  insertProduct,
  lockProduct,
  type ManagedProductRow,
  saveProduct,
  saveVariants,
} from './managed-products.repository.ts';
import { sanitizeDescription } from './sanitize-description.ts';
import { saveStock } from './stock/stock.repository.ts';

export async function createProduct(
  context: ActorContext,
  { variants = [], ...fields }: CreateProductBody,
): Promise<ManagedProductRow> {
  return explainingRefusals(() =>
    context.database.transaction(async (tx) => {
      const id = await insertProduct(tx, {
        ...columnsOf(fields),
        name: fields.name,
        price: fields.price,
        stock: fields.stock ?? null,
      });
      if (!(await saveVariants(tx, id, variants))) throw variantGone();
      return finish(tx, context, { id, action: 'create', before: undefined });
    }),
  );
}

export async function updateProduct(
  context: ActorContext,
  id: number,
  { variants = [], ...fields }: UpdateProductBody,
): Promise<ManagedProductRow> {
  const seen = await findManagedProduct(context.database.db, id);
  const hasOtherFile = (product: ManagedProductRow | undefined) =>
    fields.fileUrl !== undefined && (fields.fileUrl || null) !== product?.fileUrl;
  if (seen && hasOtherFile(seen)) await requireRecentAuthentication(context, 'PRODUCT_FILE_CHANGE');
  return explainingRefusals(() =>
    context.database.transaction(async (tx) => {
      if (!(await lockProduct(tx, id))) throw productGone();
      const before = await findManagedProduct(tx, id);
      if (hasOtherFile(before) && !hasOtherFile(seen)) throw new AppError('CONFLICT');
      await saveProduct(tx, id, columnsOf(fields));
      if (!(await saveVariants(tx, id, variants))) throw variantGone();
      await saveStock(tx, { productId: id }, fields);
      for (const variant of variants) {
        if (variant.id)
          await saveStock(tx, { productId: id, productVariantId: variant.id }, variant);
      }
      return finish(tx, context, { id, action: 'update', before });
    }),
  );
}

export const productGone = () => new AppError('NOT_FOUND', { message: 'Produk tidak ditemukan.' });
export const variantGone = () => new AppError('NOT_FOUND', { message: 'Variant tidak ditemukan.' });

async function finish(
  tx: Tx,
  context: ActorContext,
  change: { id: number; action: string; before: ManagedProductRow | undefined },
): Promise<ManagedProductRow> {
  const { id, action, before } = change;
  const product = await findManagedProduct(tx, id);
  if (!product) throw productGone();
  if (product.requiresLicense && (await countVariants(tx, id)) === 0) {
    throw new AppError('LICENSE_NEEDS_VARIANT', { field: 'variants' });
  }
  await recordChange(tx, context, ['product', id], action, { before, after: product });
  await catalogChanged(tx);
  return product;
}

function columnsOf({
  description,
  fileUrl,
  stock: _stock,
  stockSeen: _stockSeen,
  ...fields
}: Omit<UpdateProductBody, 'variants'>) {
  return {
    ...fields,
    ...(description !== undefined && { description: sanitizeDescription(description) }),
    ...(fileUrl !== undefined && { fileUrl: fileUrl || null }),
  };
}

/** The database knows best which prefixes exist, and which price the steps must stay below. */
async function explainingRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new AppError('INIT_UNKNOWN', { field: 'variants' });
    const violated = violatedConstraint(error) ?? '';
    if (['product_variants_price_steps', 'product_variants_mitra_steps'].includes(violated)) {
      throw new AppError('PRICE_STEPS_WRONG', { field: 'variants' });
    }
    throw error;
  }
}
