import type { ReactNode } from 'react';

/** A line of the cart as the confirmation shows it, at the price of today. */
export interface CheckoutLine {
  productId: number;
  productVariantId: number | null;
  name: string;
  variantName: string | null;
  price: number;
  qty: number;
  /** What the customer must know before paying, such as a price that has changed. */
  notice: ReactNode;
}
