// Where a customer's box is.
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { managedParcel } from './managed-parcels.ts';
import { shippingAddress, writtenAddress } from './shipping-address.ts';

export const ownParcel = managedParcel.pick({
  id: true,
  status: true,
  claimId: true,
  units: true,
  courier: true,
  trackingNumber: true,
  trackingUrl: true,
  sentAt: true,
  receivedAt: true,
  returnedAt: true,
});
export type OwnParcel = z.infer<typeof ownParcel>;

export const ownDelivery = z.object({
  /** Null when nothing is shipped. */
  address: writtenAddress.nullable(),
  /** The address may change until the first parcel leaves. */
  mayChangeAddress: z.boolean(),
  parcels: z.array(ownParcel),
});
export type OwnDelivery = z.infer<typeof ownDelivery>;

export const getOwnDelivery = defineRoute('GET /transaction/:id/delivery', 'user', {
  summary: 'Where an own order goes, and its parcels',
  responses: { 200: ownDelivery },
});

export const changeOwnAddress = defineRoute('PATCH /transaction/:id/address', 'user', {
  summary: 'Where an own order goes, before it is sent and within its province',
  body: shippingAddress,
  responses: { 200: ownDelivery },
});

export const receiveOwnParcel = defineRoute('POST /my-parcels/:id/receive', 'user', {
  summary: 'The parcel is there',
  responses: { 200: ownParcel },
});
