// Parcels that an admin packs and sends.
import { requestCode } from '../licensing/own-licenses.ts';
import { rowId, text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';
import { parcelsPath } from './parcel-paths.ts';
import { parcelStatus } from './parcel-status.ts';
import { serialNumber } from './serial-number.ts';
import { shippingAddress, writtenAddress } from './shipping-address.ts';

const timestamp = z.iso.datetime();

/** A box in a parcel. */
export const parcelUnit = z.object({
  orderLineId: z.number().int(),
  unitIndex: z.number().int(),
  product: z.string(),
  variant: z.string().nullable(),
  /** Null until it is sent. */
  serial: z.string().nullable(),
  /** The serial number of the broken box that it replaces. */
  replacesSerial: z.string().nullable(),
  /** Null for what is sold without a licence. */
  licenseKey: z.string().nullable(),
  /** The device that holds this licence now. */
  activation: z
    .object({
      deviceId: z.string(),
      /** It is the box of this parcel: the seller bound it while packing. */
      isPacked: z.boolean(),
      /** Twenty digits; null when the device was activated online. */
      shortCode: z.string().nullable(),
    })
    .nullable(),
});
export type ParcelUnit = z.infer<typeof parcelUnit>;

export const managedParcel = z.object({
  id: z.number().int(),
  status: parcelStatus,
  orderId: z.number().int(),
  invoiceNumber: z.string(),
  customer: z.object({ id: z.number().int(), name: z.string(), email: z.string() }),
  /** Of the accepted claim that it answers; null where the box was bought. */
  claimId: z.number().int().nullable(),
  address: writtenAddress,
  units: z.array(parcelUnit),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
  receivedAt: timestamp.nullable(),
  returnedAt: timestamp.nullable(),
});
export type ManagedParcel = z.infer<typeof managedParcel>;

const path = parcelsPath;

export const listParcels = defineRoute(`GET ${path}`, 'parcels', {
  summary: 'Parcels; those to send and those awaited longest waiting first',
  query: z.object({ ...pageQuery, status: parcelStatus.optional() }),
  responses: { 200: pageOf(managedParcel) },
});

const unitPlace = { orderLineId: rowId, unitIndex: rowId };
const deviceId = text({ min: 16, max: 24, message: 'Kode perangkat tidak valid' });

export const packBox = defineRoute(`POST ${path}/:id/boxes`, 'parcels', {
  summary: 'Bind the licence of one box of an unsent parcel to the box that is packed',
  body: z.strictObject({
    ...unitPlace,
    request: requestCode,
    /** The box on the screen that this one takes the place of. */
    insteadOf: deviceId.optional(),
  }),
  responses: { 200: managedParcel },
});

/** Courier, tracking number, and a serial number for every box. */
function parcelBody<Unit extends z.ZodType<{ serial: string }>>(unit: Unit) {
  return z
    .strictObject({
      courier: text({ min: 2, max: 60, message: 'Pilih atau ketik kurirnya' }),
      /** Null when the seller delivers it himself. */
      trackingNumber: text({ max: 60, message: 'Nomor resi wajib diisi' }).nullable(),
      units: z.array(unit).min(1).max(10_000),
    })
    .superRefine(({ units }, context) => {
      const seen = new Set<string>();
      for (const [index, { serial }] of units.entries()) {
        if (seen.has(serial)) {
          context.addIssue({
            code: 'custom',
            message: `Nomor seri ${serial} diketik dua kali. Setiap box punya nomor sendiri.`,
            path: ['units', index, 'serial'],
          });
        }
        seen.add(serial);
      }
    });
}

export const correctParcelBody = parcelBody(z.strictObject({ ...unitPlace, serial: serialNumber }));

export const sendParcelBody = parcelBody(
  z.strictObject({
    ...unitPlace,
    serial: serialNumber,
    /** The packed box on the screen, null for none: another admin may have packed another one. */
    deviceId: deviceId.nullable().optional(),
  }),
);

export const sendParcel = defineRoute(`POST ${path}/:id/send`, 'parcels', {
  summary: 'A paid parcel leaves, with the serial number of every box in it',
  body: sendParcelBody,
  responses: { 200: managedParcel },
});

export const correctParcel = defineRoute(`PATCH ${path}/:id`, 'parcels', {
  summary: 'What was mistyped when the parcel left: courier, tracking number, serial numbers',
  body: correctParcelBody,
  responses: { 200: managedParcel },
});

export const receiveManagedParcel = defineRoute(`POST ${path}/:id/receive`, 'parcels', {
  summary: 'The customer has confirmed that the parcel arrived',
  responses: { 200: managedParcel },
});

export const recordReturn = defineRoute(`POST ${path}/:id/return`, 'parcels', {
  summary: 'The box of a refunded order is back, and can be sold again or not',
  body: z.strictObject({ isRestocked: z.boolean() }),
  responses: { 200: managedParcel },
});

export const changeManagedAddress = defineRoute(`PATCH ${path}/:id/address`, 'parcels', {
  summary: 'Where a parcel goes, before it is sent',
  body: shippingAddress,
  responses: { 200: managedParcel },
});
