import { runNamed } from '../../../platform/db/named-query.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { NewLine, NewOrder } from './new-order.ts';
import type { Offer } from './price-order.ts';

/**
 * What the lines of these orders ask for, as it is sold now. The lock holds off the rename of an
 * init between this reading and the lines (`isInitCarried` in init-devices).
 */
export async function readOffers(
  tx: Tx,
  orders: readonly NewOrder[],
): Promise<(line: NewLine) => Offer | undefined> {
  const wanted = new Map<string, NewLine>();
  for (const { lines } of orders) for (const line of lines) wanted.set(keyOf(line), line);
  const asked = [...wanted].map(([key, { productId, productVariantId }]) => ({
    key,
    productId,
    productVariantId,
  }));
  await runNamed(tx, lockStatement, []);
  const rows = await runNamed<{ key: string; offer: Offer }>(tx, readStatement, [
    JSON.stringify(asked),
  ]);
  const offers = new Map(rows.map(({ key, offer }) => [key, offer]));
  return (line) => offers.get(keyOf(line));
}

const keyOf = ({ productId, productVariantId }: NewLine) =>
  `${productId} ${productVariantId ?? ''}`;

const lockStatement = {
  name: 'lock-order-lines',
  text: 'lock table order_lines in row exclusive mode',
};

const readStatement = {
  name: 'read-offers',
  text: `
    select asked.key, json_build_object(
      'productName', product.name,
      'requiresLicense', product.requires_license,
      'isShipped', product.is_shipped,
      'warrantyMonths', case when product.is_shipped then product.warranty_months end,
      'productPrice', product.price,
      'productStock', product.stock,
      'hasVariants', exists (select from product_variants other
        where other.product_id = product.id and other.deleted_at is null),
      'variant', case when variant.id is not null then json_build_object('name', variant.name,
        'init', variant.init, 'price', variant.price, 'priceSteps', variant.price_steps,
        'stock', variant.stock) end) as offer
    from json_to_recordset($1::json) as asked(key text, "productId" int, "productVariantId" int)
    join products product on product.id = asked."productId" and product.deleted_at is null
    left join product_variants variant on variant.id = asked."productVariantId"
      and variant.product_id = product.id and variant.deleted_at is null`,
};
