import type { ActorKind, OrderAction, OrderEvent, OrderStatus } from '@timesync/contract';
import type { Tx } from '../../../platform/db/types.ts';
import { recordHistory } from '../../../platform/history/history.ts';

interface OrderEntry {
  at: Date;
  orderId: number;
  action: OrderEvent['action'];
  by: ActorKind;
  actorId?: number;
  requestId?: string;
  /** The sentence the customer reads in the time line. */
  note?: string | undefined;
  after: Record<string, unknown>;
}

interface OrderChange extends OrderEntry {
  action: OrderAction | 'place';
  after: { status: OrderStatus; [fact: string]: unknown };
}

interface DocumentChange extends OrderEntry {
  action: 'changeBillTo' | 'correctReceipt';
}

export function recordOrderChange(tx: Tx, change: OrderChange): Promise<void> {
  return recordOrderChanges(tx, [change]);
}

/** What happens to its documents changes no status. */
export function recordDocumentEvent(tx: Tx, change: DocumentChange): Promise<void> {
  return writeEntries(tx, [change]);
}

export function recordOrderChanges(tx: Tx, changes: OrderChange[]): Promise<void> {
  return writeEntries(tx, changes);
}

async function writeEntries(tx: Tx, changes: OrderEntry[]): Promise<void> {
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
