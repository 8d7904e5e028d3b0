import type { ReactNode } from 'react';

/** The part of a checkout that says what the order is for: a mosque, or the buyer himself. */
export interface Recipient {
  field: ReactNode;
  /** Null: for the buyer himself. Undefined while something is missing; the field shows what. */
  submit: () => Promise<{ mosqueId: number | null } | undefined>;
}
