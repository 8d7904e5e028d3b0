import type { Tx } from '../../../platform/db/types.ts';
import { queueWebhooks, type WebhookServices } from '../../office/webhooks/queue-webhooks.ts';
import type { LoadedOrder } from './load-order.repository.ts';

type OrderEvent = 'order.placed' | 'order.paid' | 'order.refunded';

/** In the transaction of the change. Who the customer is and how he paid stays here. */
export function queueOrderWebhooks(
  services: WebhookServices,
  tx: Tx,
  event: OrderEvent,
  load: () => LoadedOrder[] | Promise<LoadedOrder[]>,
): Promise<void> {
  return queueWebhooks(services, tx, event, async () => (await load()).map(describe));
}

function describe({ userId, mosque, createdAt, paidAt, lines, ...order }: LoadedOrder) {
  return {
    id: order.id,
    invoiceNumber: order.invoiceNumber,
    status: order.status,
    customerId: userId,
    mosqueId: mosque?.id ?? null,
    totalAmount: order.totalAmount,
    payableAmount: order.payableAmount,
    receivedAmount: order.receivedAmount,
    refundedAmount: order.refundedAmount,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    lines: lines.map(({ id, productName, variantName, qty, refundedQty, price }) => ({
      id,
      product: productName,
      variant: variantName,
      ...{ qty, refundedQty, price },
    })),
  };
}
