import type { ShippingAddress } from '@timesync/contract';
import type { ReactNode } from 'react';

/** The part of a checkout that says where to. Orders without a box have none. */
export interface Delivery {
  fields: ReactNode;
  /** Undefined until it is known where to; null where an admin has yet to say it. */
  cost: number | null | undefined;
  /** Named while the cost is not known yet; undefined where no price is set. */
  lowestCost: number | undefined;
  /** Undefined while the address is incomplete; its fields show what is missing. */
  submit: () => Promise<{ address: ShippingAddress; cost: number | null } | undefined>;
}
