// A description nobody touched stays as it is, also where the editor would write it otherwise.
import type {
  CreateProductBody,
  ManagedProduct,
  ProductVariant,
  UpdateProductBody,
} from '@timesync/contract';
import { editedFields } from '~/lib/values/edited-fields';

type VariantBody = NonNullable<CreateProductBody['variants']>[number];

export function changedProduct(
  opened: ManagedProduct,
  values: CreateProductBody,
): UpdateProductBody {
  const { variants = [], ...facts } = values;
  const changed = changedVariants(opened.ProductVariant, variants);
  return {
    ...editedFields({ ...opened, fileUrl: opened.fileUrl ?? '' }, facts),
    ...(changed.length > 0 && { variants: changed }),
  };
}

export function changedVariants(opened: ProductVariant[], variants: VariantBody[]): VariantBody[] {
  return variants.filter(({ id, name, init, price }) => {
    const old = opened.find((variant) => variant.id === id);
    return !old || old.name !== name || old.init !== init || old.price !== price;
  });
}
