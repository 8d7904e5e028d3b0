import { z } from '../wire/zod.ts';

/** Asked: the admin wants to know more, and the customer's answer makes it open again. */
export const claimStatus = z.enum(['open', 'asked', 'accepted', 'refused', 'withdrawn']);
export type ClaimStatus = z.infer<typeof claimStatus>;

/** The exclusions of the warranty, as in the terms. */
export const claimRefusal = z.enum([
  'lightning',
  'short_circuit',
  'installation',
  'out_of_spec',
  'other',
]);
export type ClaimRefusal = z.infer<typeof claimRefusal>;

/** Pictures of the broken box that come with a claim. */
export const MAX_CLAIM_PHOTOS = 5;
