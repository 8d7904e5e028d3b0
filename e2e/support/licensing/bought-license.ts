import type { License, Order } from '@timesync/contract';

/** The licence that an order of one piece brought. */
export function boughtLicense(order: Order): License {
  const license = order.details[0]?.licenses[0];
  if (!license) throw new Error('The order brought no licence');
  return license;
}
