import { keys, useRefresh } from '~/lib/api';

/** An accepted claim also lets the licence go, and orders tell of claims. */
export const useRefreshBoxes = () => useRefresh(keys.ownLicenses, keys.orders, keys.boxes);
