// Where a customer's box is.

import { idParams } from '../values/text.ts';
import { defineRoute } from '../wire/route.ts';
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

export const getOwnDelivery = defineRoute({
  method: 'GET',
  path: '/transaction/:id/delivery',
  access: 'user',
  summary: 'Where an own order goes, and its parcels',
  params: idParams,
  responses: { 200: ownDelivery },
});

export const changeOwnAddress = defineRoute({
  method: 'PATCH',
  path: '/transaction/:id/address',
  access: 'user',
  summary: 'Where an own order goes, before it is sent and within its province',
  params: idParams,
  body: shippingAddress,
  responses: { 200: ownDelivery },
});

export const receiveOwnParcel = defineRoute({
  method: 'POST',
  path: '/my-parcels/:id/receive',
  access: 'user',
  summary: 'The parcel is there',
  params: idParams,
  responses: { 200: ownParcel },
});
