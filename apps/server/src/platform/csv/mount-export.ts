// Streams a list as a file: the list's filters, all of its pages.
import { Readable } from 'node:stream';
import { isoDate, type RouteDefinition } from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/types.ts';
import type { Server } from '../http/mount.ts';
import { columnsOf, direction, type ListSource, loadRows, readListed } from '../lists/list-page.ts';
import { type CsvCell, csvFile } from './csv.ts';

interface Export<Row> {
  /** The list it belongs to: its path, its access and its filters. */
  list: RouteDefinition;
  fileName: string;
  // biome-ignore lint/suspicious/noExplicitAny: the list's own schema has parsed the filters
  source: (filters: any) => ListSource | Promise<ListSource>;
  header: string[];
  toCells: (row: Row) => CsvCell[];
}

export function mountExport<Row extends { id: number }>(
  { app, dependencies: { database, clock } }: Server,
  { list, fileName, source, header, toCells }: Export<Row>,
): void {
  app.get(
    `${list.path}/export`,
    { config: { access: list.access }, schema: { querystring: list.query, hide: true } },
    async (request, reply) => {
      const batches = allRows<Row>(database.db, await source(request.query));
      const day = isoDate(clock.now());
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}-${day}.csv"`)
        .send(Readable.from(csvFile(header, batches, toCells)));
    },
  );
}

const BATCH = 1_000;

interface Marked {
  id: number;
  sortKey: string;
}

/** All rows in the list's order, in batches that continue where the last one ended. */
async function* allRows<Row extends { id: number }>(
  db: Queryable,
  source: ListSource,
): AsyncGenerator<Row[]> {
  const { from, id, where, joins = sql``, oldestFirst = false } = source;
  // As text: a moment would lose its microseconds on the way through JavaScript.
  const sortKey = source.sortBy ? sql`(${source.sortBy})::text` : sql`null`;
  const order = orderOf(source);
  let after: SQL = sql`true`;
  for (;;) {
    const { rows } = await db.execute<Marked & Record<string, unknown>>(sql`
      select ${columnsOf(source)}, ${sortKey} as "sortKey" from ${from} ${joins} where ${where} and ${after}
      order by ${order} limit ${BATCH}`);
    if (rows.length > 0) yield loadRows(db, source, readListed<Row>(source, rows));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    const comes = oldestFirst ? sql`>` : sql`<`;
    after = source.sortBy
      ? sql`(${source.sortBy}, ${id}) ${comes} (${last.sortKey}::timestamptz, ${last.id})`
      : sql`${id} ${comes} ${last.id}`;
  }
}

function orderOf({ id, sortBy, oldestFirst = false }: ListSource): SQL {
  const way = direction(!oldestFirst);
  return sortBy ? sql`${sortBy} ${way}, ${id} ${way}` : sql`${id} ${way}`;
}
