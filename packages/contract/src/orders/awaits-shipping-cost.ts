/** Pending orders that cannot be paid before an admin has set the shipping cost. */
export const AWAITS_SHIPPING_COST = 'awaits-shipping-cost';
