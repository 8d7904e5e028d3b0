import type { CachedSettings } from '../../../platform/dependencies.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The deadline for payment, counted from the order or from a rejected proof. */
export function paymentDeadline(from: Date, settings: CachedSettings): Date {
  return new Date(from.getTime() + settings.current.shop.orderExpiryDays * DAY_MS);
}
