import { checkReceipt, idParams, isoDate, type Paper, paperPaths } from '@timesync/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { zipSync } from 'fflate';
import { AppError } from '../../../platform/app-error.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import type { LoadedOrder } from '../load-order.repository.ts';
import {
  drawInvoice,
  drawReceipt,
  findOrderWithReceipt,
  type PaperFile,
  readProof,
} from './draw-papers.ts';
import { findReceiptByCode } from './receipts.repository.ts';

const NO_RECEIPT = 'Kwitansi ada setelah pembayaran kami terima.';

export function mountPapers(app: FastifyInstance, dependencies: Dependencies): void {
  mountPaper(app, dependencies, 'receipt', async (order, reply) => {
    const file = await drawReceipt(dependencies, order);
    if (!file) throw new AppError('NOT_FOUND', { message: NO_RECEIPT });
    return sendPdf(reply, file);
  });
  mountPaper(app, dependencies, 'invoice', async (order, reply) =>
    sendPdf(reply, await drawInvoice(dependencies, order)),
  );
  mountPaper(app, dependencies, 'archive', async (order, reply) => {
    const papers = await Promise.all([
      drawReceipt(dependencies, order),
      drawInvoice(dependencies, order),
      readProof(dependencies, order),
    ]);
    const bytes = zipOf(papers.filter((file) => file !== undefined));
    const name = `Berkas-${order.invoiceNumber}.zip`;
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(bytes);
  });

  mount(app, dependencies, checkReceipt, async ({ client, database, limits }, { params }) => {
    await limits.spend('receiptChecksPerAddress', networkKey(client.address));
    const found = await findReceiptByCode(database.db, params.code);
    if (!found) throw new AppError('NOT_FOUND', { message: 'Kwitansi ini tidak kami kenal.' });
    const { number, amount, issuedAt, isValid } = found;
    return answer(200, {
      number,
      amount: isValid ? amount : null,
      day: isValid ? isoDate(issuedAt) : null,
    });
  });
}

/** For its buyer and for admins; to others the order does not exist. */
function mountPaper(
  app: FastifyInstance,
  dependencies: Dependencies,
  paper: Paper,
  send: (order: LoadedOrder, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.get<{ Params: { id: number } }>(
    paperPaths[paper],
    { config: { access: 'user' }, schema: { params: idParams, hide: true } },
    async ({ actor, params }, reply) => {
      if (!actor) throw new AppError('NOT_SIGNED_IN');
      await dependencies.limits.spend('papersPerUser', String(actor.userId));
      const owner = actor.role === 'admin' ? undefined : actor.userId;
      const order = await findOrderWithReceipt(dependencies, params.id, owner);
      if (!order) throw new AppError('NOT_FOUND', { message: 'Transaksi tidak ditemukan.' });
      return send(order, reply);
    },
  );
}

function sendPdf(reply: FastifyReply, { name, bytes }: PaperFile): FastifyReply {
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${name}"`)
    .send(bytes);
}

/** Stored as they are: PDF and JPEG are compressed already. */
function zipOf(files: PaperFile[]): Buffer {
  const entries = files.map(({ name, bytes }): [string, Uint8Array] => [name, bytes]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 0 }));
}
