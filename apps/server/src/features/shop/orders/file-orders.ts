// Orders follow their licences to the mosque, so that documents, boxes and warranties stay with them.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/types.ts';
import {
  findLineOfLicense,
  listLinesOfMosque,
  listMosquesOfLines,
} from '../../licenses/licensing/own/licenses-of-lines.ts';
import { orderLines, orders } from './orders.schema.ts';

interface Filing {
  userId: number;
  mosqueId: number;
}

/** Those of which a licence belongs to the mosque. */
export async function fileOwnOrders(tx: Tx, filing: Filing): Promise<void> {
  await fileOrdersOf(tx, filing, await listLinesOfMosque(tx, filing.mosqueId));
}

/**
 * Nothing changes while another licence of the order belongs elsewhere, or when the licence was
 * bought by another person and handed out.
 */
export async function fileOrderOfLicense(
  tx: Tx,
  { licenseId, ...filing }: Filing & { licenseId: number },
): Promise<void> {
  const lineId = await findLineOfLicense(tx, licenseId);
  if (lineId === null) return;
  const order = tx
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(eq(orderLines.id, lineId));
  const lines = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(inArray(orderLines.orderId, order));
  const owners = await listMosquesOfLines(
    tx,
    lines.map(({ id }) => id),
  );
  if (owners.every((mosqueId) => mosqueId === filing.mosqueId))
    await fileOrdersOf(tx, filing, [lineId]);
}

async function fileOrdersOf(
  tx: Tx,
  { userId, mosqueId }: Filing,
  lineIds: number[],
): Promise<void> {
  const bought = tx
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(inArray(orderLines.id, lineIds));
  await tx
    .update(orders)
    .set({ mosqueId })
    .where(and(eq(orders.userId, userId), isNull(orders.mosqueId), inArray(orders.id, bought)));
}
