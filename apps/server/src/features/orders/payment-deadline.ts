import type { Config } from '../../platform/config.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a customer may take to pay, counted from the order or from a rejected proof. */
export function paymentDeadline(from: Date, config: Pick<Config, 'ORDER_EXPIRY_DAYS'>): Date {
  return new Date(from.getTime() + config.ORDER_EXPIRY_DAYS * DAY_MS);
}
