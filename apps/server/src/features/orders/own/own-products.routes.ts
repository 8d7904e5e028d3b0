import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Parts } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { presentLine } from '../present-order.ts';
import { findOwnedLine, listOwnedLines, type OwnedLine } from './own-products.repository.ts';

export function mountOwnedProducts(app: FastifyInstance, parts: Parts): void {
  mount(app, parts, contract.listOwnedProducts, async ({ actor, database }, { query }) => {
    const { lines, total } = await listOwnedLines(database.db, actor.userId, query);
    return answer(200, contract.toPage(lines.map(presentOwned), total, query));
  });

  mount(app, parts, contract.getOwnedProduct, async ({ actor, database }, { params }) => {
    const line = await findOwnedLine(database.db, actor.userId, params.id);
    if (!line) throw new AppError('NOT_FOUND', { message: 'Produk tidak ditemukan.' });
    return answer(200, presentOwned(line));
  });
}

function presentOwned(line: OwnedLine): contract.OwnedProduct {
  const { invoiceNumber, paidAt } = line;
  return { ...presentLine(line, true), invoiceNumber, paidAt: paidAt.toISOString() };
}
