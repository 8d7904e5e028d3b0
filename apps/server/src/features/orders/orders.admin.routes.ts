import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { answer, type Context, mount } from '../../platform/http/mount.ts';
import type { Parts } from '../../platform/parts.ts';
import { approveOrder } from './approve-order.ts';
import { findOrder } from './load-order.repository.ts';
import { presentManagedOrder } from './present-order.ts';
import { rejectProof } from './reject-proof.ts';

export function mountAdminOrders(app: FastifyInstance, parts: Parts): void {
  mount(app, parts, contract.approveOrder, async (context, { body }) => {
    const { transactionId: orderId, proofVersion } = body;
    await approveOrder(context, { orderId, proofVersion });
    return answer(200, await showOrder(context, orderId));
  });

  mount(app, parts, contract.rejectProof, async (context, { body }) => {
    const { transactionId: orderId, proofVersion, reason, note } = body;
    await rejectProof(context, { orderId, proofVersion, reason, note });
    return answer(200, await showOrder(context, orderId));
  });
}

async function showOrder(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  orderId: number,
): Promise<contract.ManagedOrder> {
  const order = await findOrder(database.db, orderId, undefined);
  if (!order) throw new AppError('NOT_FOUND', { message: 'Transaksi tidak ditemukan.' });
  return presentManagedOrder(order, clock.now());
}
