// A product that was chosen on the landing page stays chosen through sign-up and login.
import { screens } from '@timesync/contract';

export const CHOSEN_PRODUCT_PARAM = 'produk';

/** The dashboard with this product's dialog open. */
export const productUrl = (id: number) => `${screens.dashboard}?${CHOSEN_PRODUCT_PARAM}=${id}`;

export const signupUrlFor = (id: number) => `${screens.signup}?${CHOSEN_PRODUCT_PARAM}=${id}`;
