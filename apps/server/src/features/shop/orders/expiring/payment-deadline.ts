import type { CachedSettings } from '../../../../platform/dependencies.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An ended order holds its amount for so long, so that a late payment still names its order. */
export const HELD_DAYS_AFTER_END = 21;

/** The deadline for payment, counted from the order or from a rejected proof. */
export function paymentDeadline(from: Date, settings: CachedSettings): Date {
  return new Date(from.getTime() + settings.current.shop.orderExpiryDays * DAY_MS);
}
