// The order as it is sent to browsers. Licences and downloads are shown only while the order is
// paid; the admin still sees the revoked keys of a refunded one.
import {
  type ActorKind,
  allowedOrderActions,
  type DocumentedOrder,
  type ManagedOrder,
  type Order,
  type OrderLine,
} from '@timesync/contract';
import type { LoadedLine, LoadedOrder } from './load-order.repository.ts';
import { proofUrl } from './proofs/proof-files.ts';

/** The keys and the file of a line. */
type Units = Pick<OrderLine, 'licenses'> & { fileUrl: string | null };
/** The units of each order line; empty until the order is paid. */
export type UnitsByLine = Map<number, Units>;
const nothing: Units = { fileUrl: null, licenses: [] };

interface Viewed {
  viewer: ActorKind;
  units: UnitsByLine;
  now: Date;
}

export function presentOrder(order: LoadedOrder, { viewer, units, now }: Viewed): Order {
  const allowedActions = allowedOrderActions(order, viewer, now);
  return { ...presentDocumented(order, units), allowedActions };
}

/** What an order's document shows, and mails of it, whoever reads them: no keys. */
export function presentDocumented(
  order: LoadedOrder,
  units: UnitsByLine = new Map(),
): DocumentedOrder {
  const { lines, events, proofId, proofSentAt, user, mosque, receipt, ...shown } = order;
  return {
    ...shown,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paymentDate: proofSentAt?.toISOString() ?? null,
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentProof: proofId && proofUrl(proofId),
    user: { name: user.name, email: user.email },
    mosque: mosque && { id: mosque.id, name: mosque.name },
    receipt: receipt && { ...receipt, issuedAt: receipt.issuedAt.toISOString() },
    details: lines.map((line) =>
      presentLine({ ...line, ...(units.get(line.id) ?? nothing) }, order.status === 'paid'),
    ),
    timeline: events.map(({ at, action, by, note }) => ({
      at: at.toISOString(),
      action: action as Order['timeline'][number]['action'],
      by,
      note,
    })),
  };
}

/** The admin also sees how to reach the customer, and a picture that was used before. */
export function presentManagedOrder(
  order: LoadedOrder,
  { seenInBank, ...seen }: Omit<Viewed, 'viewer'> & { seenInBank: string | null },
): ManagedOrder {
  const presented = presentOrder(order, { ...seen, viewer: 'admin' });
  const withRevoked = () =>
    presented.details.map((line) => ({
      ...line,
      licenses: (seen.units.get(line.id) ?? nothing).licenses,
    }));
  return {
    ...presented,
    ...(order.status === 'refunded' && { details: withRevoked() }),
    user: order.user,
    waitingSince: order.waitingSince.toISOString(),
    reusedFrom: order.reusedFrom,
    seenInBank,
    evidence: order.evidence.map(({ at, ...booked }) => ({
      ...booked,
      at: at.toISOString(),
    })),
  };
}

export function presentLine(line: Omit<LoadedLine, 'init'> & Units, isPaid: boolean): OrderLine {
  return {
    id: line.id,
    product: { name: line.productName, fileUrl: isPaid ? line.fileUrl : null },
    productVariant: line.variantName === null ? null : { name: line.variantName },
    qty: line.qty,
    price: line.price,
    requiresLicense: line.requiresLicense,
    isShipped: line.isShipped,
    refundedQty: line.refundedQty,
    licenses: isPaid ? line.licenses : [],
  };
}
