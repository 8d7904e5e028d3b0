// A change sends only what was changed: two admins who edit different things do not undo each other,
// and a description nobody touched stays as it is, also where the editor would write it otherwise.
import type { CreateProductBody, ManagedProduct, UpdateProductBody } from '@timesync/contract';

type VariantBody = NonNullable<CreateProductBody['variants']>[number];

export function changedParts(before: ManagedProduct, values: CreateProductBody): UpdateProductBody {
  const { variants = [], ...facts } = values;
  const old: Record<string, unknown> = { ...before, fileUrl: before.fileUrl ?? '' };
  const changedFacts = Object.entries(facts).filter(([name, value]) => value !== old[name]);
  const changedVariants = variants.filter((variant) => isChanged(before, variant));
  return {
    ...Object.fromEntries(changedFacts),
    ...(changedVariants.length > 0 && { variants: changedVariants }),
  };
}

function isChanged(before: ManagedProduct, { id, name, init, price }: VariantBody): boolean {
  const old = before.ProductVariant.find((variant) => variant.id === id);
  return !old || old.name !== name || old.init !== init || old.price !== price;
}
