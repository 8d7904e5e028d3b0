// A month for the bookkeeper. The column Masuk adds up to what the bank's statement says came in.
import { Readable } from 'node:stream';
import { monthExport } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type CsvCell, csvFile } from '../../../platform/csv/csv.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { linesOfMonth, type MonthKind, type MonthLine } from './month-export.repository.ts';

const kindLabels: Record<MonthKind, string> = {
  paid: 'Lunas',
  refunded: 'Dikembalikan',
  cash: 'Tunai',
  unmatched: 'Belum cocok',
  noSale: 'Bukan penjualan',
  outgoing: 'Uang keluar',
};
const HEADER = [
  ...['Tanggal', 'Keterangan', 'Masuk', 'Keluar', 'Saldo', 'Tunai', 'Jenis'],
  ...['Invoice', 'Pelanggan', 'Catatan'],
];

export function mountMonthExport(app: FastifyInstance, { database }: Dependencies): void {
  const { path, access, query } = monthExport;
  app.get<{ Querystring: z.output<typeof query> }>(
    path,
    { config: { access }, schema: { querystring: query, hide: true } },
    async (request, reply) => {
      const { paymentAccountId, month } = request.query;
      const lines = withSums(linesOfMonth(database.db, { paymentAccountId, month }));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="mutasi-${month}.csv"`)
        .send(Readable.from(csvFile(HEADER, lines, toCells)));
    },
  );
}

type Sum = Pick<MonthLine, 'description' | 'inSen' | 'outSen' | 'cashSen'>;

/** The lines, then a sum for each kind, then the total. */
async function* withSums(
  batches: AsyncIterable<MonthLine[]>,
): AsyncGenerator<Array<MonthLine | Sum>> {
  const sums = new Map<string, Sum>();
  const add = (description: string, line: MonthLine) => {
    const sum = sums.get(description) ?? { description, inSen: 0, outSen: 0, cashSen: 0 };
    sum.inSen += line.inSen;
    sum.outSen += line.outSen;
    sum.cashSen += line.cashSen;
    sums.set(description, sum);
  };
  for await (const lines of batches) {
    for (const line of lines) {
      add(`Jumlah ${kindLabels[line.kind]}`, line);
      add('Jumlah semua', line);
    }
    yield lines;
  }
  const { 'Jumlah semua': all, ...kinds } = Object.fromEntries(sums);
  yield [...Object.values(kinds), ...(all ? [all] : [])];
}

function toCells(line: MonthLine | Sum): CsvCell[] {
  const { description, inSen, outSen, cashSen } = line;
  const amounts = [inSen, outSen].map((sen) => money(sen || null));
  if (!('kind' in line)) return ['', description, ...amounts, '', money(cashSen || null)];
  return [
    ...[line.day, description, ...amounts, money(line.balanceSen), money(cashSen || null)],
    ...[kindLabels[line.kind], line.invoiceNumber, line.customer, line.note],
  ];
}

/** Sen behind a comma, as spreadsheets of the country read it. */
function money(sen: number | null): CsvCell {
  if (sen === null || sen % 100 === 0) return sen && sen / 100;
  return (sen / 100).toFixed(2).replace('.', ',');
}
