// One cart per user, in the browser: a reload loses nothing, all tabs share it, and whoever signs in
// next on this device does not see it.
import { MAX_QUANTITY } from '@timesync/contract';
import { z } from 'zod';
import type { CartItem } from './cart';

const storedCart = z.array(
  z.object({
    productId: z.number().int(),
    productVariantId: z.number().int().nullable(),
    name: z.string(),
    variantName: z.string().nullable(),
    price: z.number().int().min(0),
    qty: z.number().int().min(1).max(MAX_QUANTITY),
  }),
);

/** What cannot be read (an older version, another program, a person) is an empty cart. */
export function parseCart(stored: string | null): CartItem[] {
  try {
    return storedCart.parse(JSON.parse(stored ?? '[]'));
  } catch {
    return [];
  }
}
