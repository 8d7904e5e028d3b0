// Separate from the schemas: the browser needs the numbers without them.
export const MAX_ORDER_LINES = 50;
export const MAX_QUANTITY = 999;
export const MAX_PRICE = 1_000_000_000;
export const MAX_ORDER_TOTAL = 1_000_000_000_000;
export const LARGEST_UNIQUE_CODE = 999;
/** The largest number of unpaid orders of one customer. */
export const MAX_OPEN_ORDERS = 5;
