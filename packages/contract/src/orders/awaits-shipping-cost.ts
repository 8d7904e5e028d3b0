/** Pending orders that nobody can pay before an admin has said what sending them costs. */
export const AWAITS_SHIPPING_COST = 'awaits-shipping-cost';
