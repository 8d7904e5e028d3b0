// What a checkout takes from others: where the order goes, and for whom it is.
import type { ShippingAddress } from '@timesync/contract';
import type { ReactNode } from 'react';

/** Orders without a box have none. */
export interface Delivery {
  fields: ReactNode;
  /** Undefined until it is known where to; null where an admin has yet to say it. */
  cost: number | null | undefined;
  /** Named while the cost is not known yet; undefined where no price is set. */
  lowestCost: number | undefined;
  /** Undefined while the address is incomplete; its fields show what is missing. */
  submit: () => Promise<Destination | undefined>;
  /** Drops what was typed, once the order is placed. */
  forget: () => void;
}

export interface Destination {
  address: ShippingAddress;
  cost: number | null;
}

/** A mosque, or the buyer himself. */
export interface Recipient {
  field: ReactNode;
  /** Null: for the buyer himself. Undefined while something is missing; the field shows what. */
  submit: () => Promise<{ mosqueId: number | null } | undefined>;
}
