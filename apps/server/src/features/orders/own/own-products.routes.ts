import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { presentLine } from '../present-order.ts';
import { findOwnLine, listOwnLines, type OwnLine } from './own-products.repository.ts';

export function mountOwnProducts(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listOwnProducts, async ({ actor, database }, { query }) => {
    const { lines, total } = await listOwnLines(database.db, actor.userId, query);
    return answer(200, contract.toPage(lines.map(presentOwn), total, query));
  });

  mount(app, dependencies, contract.getOwnProduct, async ({ actor, database }, { params }) => {
    const line = await findOwnLine(database.db, actor.userId, params.id);
    if (!line) throw new AppError('NOT_FOUND', { message: 'Produk tidak ditemukan.' });
    return answer(200, presentOwn(line));
  });
}

function presentOwn(line: OwnLine): contract.OwnProduct {
  const { invoiceNumber, paidAt } = line;
  return { ...presentLine(line, true), invoiceNumber, paidAt: paidAt.toISOString() };
}
