/** The largest stock of one product or variant. */
export const MAX_STOCK = 1_000_000;
export const MAX_WEIGHT_GRAMS = 1_000_000;
export const MAX_WARRANTY_MONTHS = 120;
/** The promise in the terms. */
export const WARRANTY_MONTHS = 12;
