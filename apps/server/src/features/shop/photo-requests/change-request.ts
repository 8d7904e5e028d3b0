// Customers and admins may act on a request concurrently: each step changes it only while its
// status allows that step, so nothing is decided twice.
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/db/types.ts';

type RequestTable = PgTable & { id: PgColumn; status: PgColumn };

interface RequestStep<Status extends string> {
  id: number;
  /** The step is possible only in one of these. */
  from: readonly Status[];
  /** A further condition. */
  where?: SQL;
}

/** False when another request was faster. */
export async function changeRequest<Table extends RequestTable>(
  tx: Tx,
  table: Table,
  { id, from, where }: RequestStep<Table['status']['_']['data'] & string>,
  changes: PgUpdateSetSource<Table>,
): Promise<boolean> {
  const changed = await tx
    .update(table)
    .set(changes)
    .where(and(eq(table.id, id), inArray(table.status, [...from]), where))
    .returning({ id: table.id });
  return changed.length > 0;
}
