import { keys } from '~/lib/api/keys';
import { useRefresh } from '~/lib/api/use-change';

/** An accepted claim also lets the licence go, and orders tell of claims. */
export const useRefreshBoxes = () => useRefresh(keys.ownLicenses, keys.orders, keys.boxes);
