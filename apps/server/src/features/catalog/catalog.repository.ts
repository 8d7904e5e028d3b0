// Hand-written and named: the busiest reads of the shop are one prepared statement each.
import type { Product } from '@timesync/contract';
import { runNamed } from '../../platform/db/named-query.ts';
import type { Queryable } from '../../platform/db/types.ts';

const PRODUCT_AS_JSON = `json_build_object(
  'id', p.id, 'name', p.name, 'description', p.description,
  'requiresLicense', p.requires_license, 'price', p.price,
  'isShipped', p.is_shipped, 'stock', p.stock,
  'picture', '/files/products/' || p.picture_id,
  'createdAt', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'ProductVariant', coalesce(v.variants, '[]'), 'variantCount', coalesce(v.variant_count, 0))`;

const VARIANTS_OF_PRODUCT = `left join lateral (
  select count(*)::int as variant_count,
    json_agg(json_build_object('id', id, 'name', name, 'init', init, 'price', price,
      'priceSteps', price_steps, 'stock', stock) order by id) as variants
  from product_variants where product_id = p.id and deleted_at is null) v on true`;

// One row even for a page past the end, because the total is needed.
const PAGE = {
  name: 'catalog-page',
  text: `
  select (select count(*)::int from products where deleted_at is null) as total,
    (select coalesce(json_agg(${PRODUCT_AS_JSON} order by p.id), '[]')
     from (select * from products where deleted_at is null order by id limit $1 offset $2) p
     ${VARIANTS_OF_PRODUCT}) as data`,
};

const ONE = {
  name: 'catalog-product',
  text: `
  select ${PRODUCT_AS_JSON} as product
  from products p ${VARIANTS_OF_PRODUCT} where p.id = $1 and p.deleted_at is null`,
};

export async function findCatalogPage(
  db: Queryable,
  { page, limit }: { page: number; limit: number },
): Promise<{ data: Product[]; total: number }> {
  const values = [limit, (page - 1) * limit];
  const [found] = await runNamed<{ data: Product[]; total: number }>(db, PAGE, values);
  return found ?? { data: [], total: 0 };
}

export async function findCatalogProduct(db: Queryable, id: number): Promise<Product | undefined> {
  const [found] = await runNamed<{ product: Product }>(db, ONE, [id]);
  return found?.product;
}
