import type { ActorKind, OrderAction, OrderStatus } from '@timesync/contract';
import type { Tx } from '../../platform/db/types.ts';
import { recordHistory } from '../../platform/history/history.ts';

interface OrderChange {
  at: Date;
  orderId: number;
  action: OrderAction | 'place';
  by: ActorKind;
  actorId?: number;
  requestId?: string;
  /** The sentence the customer reads in the time line. */
  note?: string | undefined;
  after: { status: OrderStatus; [fact: string]: unknown };
}

export function recordOrderChange(tx: Tx, change: OrderChange): Promise<void> {
  return recordOrderChanges(tx, [change]);
}

export async function recordOrderChanges(tx: Tx, changes: OrderChange[]): Promise<void> {
  const entries = changes.map(({ at, orderId, action, by, actorId, requestId, note, after }) => ({
    at,
    actorKind: by,
    actorId: actorId ?? null,
    requestId: requestId ?? null,
    subject: 'order' as const,
    subjectId: orderId,
    action,
    note: note ?? null,
    after,
  }));
  await recordHistory(tx, entries);
}
