import { z } from '../wire/zod.ts';

/** A refunded order's parcel that was sent already is expected back. */
export const parcelStatus = z.enum(['to_send', 'sent', 'received', 'return_expected', 'returned']);
export type ParcelStatus = z.infer<typeof parcelStatus>;
