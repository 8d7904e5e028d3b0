import { CHOSEN_PRODUCT_PARAM, screens } from '@timesync/contract';

/** The dashboard with this product's dialog open. */
export const productUrl = (id: number) => `${screens.dashboard}?${CHOSEN_PRODUCT_PARAM}=${id}`;
