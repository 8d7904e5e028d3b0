// An unedited description is not sent, even if the editor would write its HTML differently.
import type {
  CreateProductBody,
  ManagedProduct,
  ManagedVariant,
  PriceStep,
  UpdateProductBody,
} from '@timesync/contract';
import { editedFields } from '~/lib/values/edited-fields';

type VariantBody = NonNullable<CreateProductBody['variants']>[number];

export function changedProduct(
  opened: ManagedProduct,
  values: CreateProductBody,
): UpdateProductBody {
  const { variants = [], ...fields } = values;
  const changed = changedVariants(opened.ProductVariant, variants);
  return {
    ...withStockSeen(opened, editedFields({ ...opened, fileUrl: opened.fileUrl ?? '' }, fields)),
    ...(changed.length > 0 && { variants: changed }),
  };
}

export function changedVariants(opened: ManagedVariant[], variants: VariantBody[]): VariantBody[] {
  return variants.flatMap((variant) => {
    const old = opened.find(({ id }) => id === variant.id);
    if (!old) return [variant];
    const { stock, priceSteps, mitraSteps, ...fields } = variant;
    const { name, init, price } = fields;
    const isCounted = stock !== old.stock;
    const steps = {
      ...(isOtherList(priceSteps, old.priceSteps) && { priceSteps }),
      ...(isOtherList(mitraSteps, old.mitraSteps) && { mitraSteps }),
    };
    const isStepped = Object.keys(steps).length > 0;
    const isSame = old.name === name && old.init === init && old.price === price;
    if (isSame && !isCounted && !isStepped) return [];
    // An unedited stock is not sent, because an order may have changed it meanwhile.
    const counted = isCounted ? withStockSeen(old, { ...fields, stock }) : fields;
    return [{ ...counted, ...steps }];
  });
}

function isOtherList(
  steps: readonly PriceStep[] | undefined,
  saved: readonly PriceStep[] = [],
): boolean {
  if (!steps) return false;
  const same = ({ fromQty, price }: PriceStep, index: number) =>
    fromQty === saved[index]?.fromQty && price === saved[index]?.price;
  return steps.length !== saved.length || !steps.every(same);
}

/** Sends the stock that was seen too, so that a box sold meanwhile is a conflict and not counted again. */
function withStockSeen<Edited extends { stock?: number | null | undefined }>(
  opened: { stock: number | null },
  edited: Edited,
): Edited & { stockSeen?: number | null } {
  return edited.stock === undefined ? edited : { ...edited, stockSeen: opened.stock };
}
