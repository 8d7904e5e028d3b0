import type { ShopSettings } from '@timesync/contract';

/** 1 adds the unique code to the total, -1 takes it off, 0: none. */
export const codeSigns = {
  add: 1,
  subtract: -1,
  off: 0,
} as const satisfies Record<ShopSettings['uniqueCode'], -1 | 0 | 1>;
