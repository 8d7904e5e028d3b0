import type { ActorKind, OrderAction, OrderStatus } from '@timesync/contract';
import type { Tx } from '../../platform/db/types.ts';
import { recordHistory } from '../../platform/history/history.ts';

interface OrderChange {
  at: Date;
  orderId: number;
  action: OrderAction;
  by: ActorKind;
  actorId?: number;
  requestId?: string;
  /** The sentence the customer reads in the time line. */
  note?: string | undefined;
  after: { status: OrderStatus; [fact: string]: unknown };
}

export async function recordOrderChange(tx: Tx, change: OrderChange): Promise<void> {
  const { at, orderId, action, by, actorId, requestId, note, after } = change;
  await recordHistory(tx, [
    {
      at,
      actorKind: by,
      actorId: actorId ?? null,
      requestId: requestId ?? null,
      subject: 'order',
      subjectId: orderId,
      action,
      note: note ?? null,
      after,
    },
  ]);
}
