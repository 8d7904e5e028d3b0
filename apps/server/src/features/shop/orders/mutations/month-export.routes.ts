// A month for the bookkeeper. The columns Masuk and Keluar add up to what the bank's statement says;
// Harga, Ongkos kirim and Kode unik add up to the payments in Masuk, Refund is a part of Keluar.
import { Readable } from 'node:stream';
import { amountNames, monthExport } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type CsvCell, csvFile } from '../../../../platform/csv/csv.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { linesOfMonth, type MonthKind, type MonthLine } from '../../../../reads/month-export.ts';

const kindLabels: Record<MonthKind, string> = {
  paid: 'Lunas',
  refunded: 'Dikembalikan',
  cash: 'Tunai',
  unmatched: 'Belum cocok',
  noSale: 'Bukan penjualan',
  refund: 'Refund',
  outgoing: 'Uang keluar',
};
const HEADER = [
  ...['Tanggal', 'Keterangan', 'Masuk', 'Keluar', 'Saldo', 'Tunai', 'Jenis'],
  ...['Invoice', 'Pelanggan', 'Catatan', 'Harga', 'Ongkos kirim', amountNames.code, 'Refund'],
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

const summed = [
  ...(['inSen', 'outSen', 'cashSen'] as const),
  ...(['goodsSen', 'shippingSen', 'codeSen', 'refundSen'] as const),
];
type Sum = Pick<MonthLine, 'description' | (typeof summed)[number]>;

const nothing = {
  inSen: 0,
  outSen: 0,
  cashSen: 0,
  goodsSen: 0,
  shippingSen: 0,
  codeSen: 0,
  refundSen: 0,
};

/** The lines, then a sum for each kind, then the total. */
async function* withSums(
  batches: AsyncIterable<MonthLine[]>,
): AsyncGenerator<Array<MonthLine | Sum>> {
  const sums = new Map<string, Sum>();
  const add = (description: string, line: MonthLine) => {
    const sum = sums.get(description) ?? { description, ...nothing };
    for (const name of summed) sum[name] += line[name];
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
  const parts = [line.goodsSen, line.shippingSen, line.codeSen, line.refundSen];
  const partCells = parts.map((sen) => money(sen || null));
  if (!('kind' in line)) {
    return ['', description, ...amounts, '', money(cashSen || null), '', '', '', '', ...partCells];
  }
  return [
    ...[line.day, description, ...amounts, money(line.balanceSen), money(cashSen || null)],
    ...[kindLabels[line.kind], line.invoiceNumber, line.customer, line.note],
    ...partCells,
  ];
}

/** Sen behind a comma, as spreadsheets of the country read it. */
function money(sen: number | null): CsvCell {
  if (sen === null || sen % 100 === 0) return sen && sen / 100;
  return (sen / 100).toFixed(2).replace('.', ',');
}
