// Streams a list as a file: the list's filters, all of its pages.
import { Readable } from 'node:stream';
import { isoDate, type RouteDefinition } from '@timesync/contract';
import type { Server } from '../http/mount.ts';
import { allRows } from '../lists/all-rows.ts';
import type { ListSource } from '../lists/list-page.ts';
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
