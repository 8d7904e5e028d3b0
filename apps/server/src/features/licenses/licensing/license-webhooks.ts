import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/types.ts';
import { queueWebhooks, type WebhookServices } from '../../office/webhooks/queue-webhooks.ts';
import { activations, licenses } from './licensing.schema.ts';

type LicenseEvent = 'license.issued' | 'license.activated' | 'license.released' | 'license.revoked';
type Which = { ids: number[] } | { orderLineIds: number[] };

/** Many licences at once come in several messages, each of less than 20 KB. */
const PER_MESSAGE = 100;

/** In the transaction of the change. No key: whoever has one can activate. */
export function queueLicenseWebhooks(
  services: WebhookServices,
  tx: Tx,
  event: LicenseEvent,
  which: Which,
): Promise<void> {
  return queueWebhooks(services, tx, event, async () => {
    const all = await describeLicenses(tx, which);
    const starts = all.flatMap((_, n) => (n % PER_MESSAGE === 0 ? [n] : []));
    return starts.map((start) => ({ licenses: all.slice(start, start + PER_MESSAGE) }));
  });
}

function describeLicenses(tx: Tx, which: Which) {
  const isWanted =
    'ids' in which
      ? inArray(licenses.id, which.ids)
      : inArray(licenses.orderLineId, which.orderLineIds);
  return tx
    .select({
      id: licenses.id,
      product: licenses.productName,
      variant: licenses.variantName,
      customerId: licenses.userId,
      mosqueId: licenses.mosqueId,
      orderLineId: licenses.orderLineId,
      /** Of the device that holds it now. */
      deviceType: activations.deviceType,
    })
    .from(licenses)
    .leftJoin(
      activations,
      and(eq(activations.licenseId, licenses.id), isNull(activations.releasedAt)),
    )
    .where(isWanted)
    .orderBy(asc(licenses.id));
}
