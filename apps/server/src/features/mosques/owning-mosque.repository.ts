import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/types.ts';

/** What a customer acts on. */
export type OwnedThing = 'order' | 'license' | 'parcel' | 'box' | 'claim';

const ordersOfBox = sql`join order_lines line on line.id = box.order_line_id
  join orders o on o.id = line.order_id`;

const sources: Record<OwnedThing, (id: number) => SQL> = {
  order: (id) => sql`select mosque_id from orders where id = ${id}`,
  license: (id) => sql`select mosque_id from licenses where id = ${id}`,
  parcel: (id) => sql`select o.mosque_id from parcels p join orders o on o.id = p.order_id
    where p.id = ${id}`,
  box: (id) => sql`select o.mosque_id from box_units box ${ordersOfBox} where box.id = ${id}`,
  claim: (id) => sql`select o.mosque_id from warranty_claims c
    join box_units box on box.id = c.box_unit_id ${ordersOfBox} where c.id = ${id}`,
};

export async function findOwningMosque(
  db: Queryable,
  thing: OwnedThing,
  id: number,
): Promise<number | null> {
  const { rows } = await db.execute<{ mosque_id: number | null }>(sources[thing](id));
  return rows[0]?.mosque_id ?? null;
}
