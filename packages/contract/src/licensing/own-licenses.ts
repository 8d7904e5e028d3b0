// What an owner does with his licences: see them, activate a box without internet, ask for a move.
import { MAX_ROOM_NAME } from '../mosques/mosque-limits.ts';
import { ownerMosque } from '../mosques/own-mosques.ts';
import { rowId, text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';
import { licenseKeyText } from './device-calls.ts';
import { licenseStatus } from './license-status.ts';

const timestamp = z.iso.datetime();

export const transferStatus = z.enum(['open', 'approved', 'rejected']);
export type TransferStatus = z.infer<typeof transferStatus>;

/** What makes a box permanent: typed, pasted, scanned or carried on a stick. */
export const activationAnswer = z.object({
  deviceId: z.string(),
  deviceType: z.string(),
  deviceName: z.string().nullable(),
  activatedAt: timestamp,
  sequence: z.number().int(),
  token: z.string(),
  /** Twenty digits in five groups; null when the device was activated online. */
  shortCode: z.string().nullable(),
  /** The seller bound this box before sending it: it only needs to be switched on. */
  isPacked: z.boolean(),
});
export type ActivationAnswer = z.infer<typeof activationAnswer>;

export const ownLicense = z.object({
  id: z.number().int(),
  licenseKey: z.string(),
  init: z.string(),
  deviceTypes: z.array(z.string()),
  product: z.string(),
  variant: z.string().nullable(),
  /** The mosque that owns it; null: the customer himself. */
  mosque: ownerMosque.nullable(),
  room: z.string().nullable(),
  status: licenseStatus,
  activation: activationAnswer.nullable(),
  /** Its link is with a receiver who has not taken it yet. */
  isHandedOut: z.boolean(),
  /** The licence is unused and not part of a box. */
  canBeHandedOut: z.boolean(),
  transfers: z.object({
    used: z.number().int(),
    allowed: z.number().int(),
    until: timestamp,
    /** Why none can be asked for now; null when one can. */
    obstacle: z.enum(['notActive', 'alreadyOpen', 'usedUp', 'tooLate']).nullable(),
    /** Its device released it by itself: another one needs an approved request. */
    needsProof: z.boolean(),
    /** Until when one other device needs no photo; null when it does. */
    freeMoveUntil: timestamp.nullable(),
    latest: z
      .object({ status: transferStatus, requestedAt: timestamp, note: z.string().nullable() })
      .nullable(),
  }),
});
export type OwnLicense = z.infer<typeof ownLicense>;

export const listOwnLicenses = defineRoute('GET /my-licenses', 'user', {
  summary: 'Own licences; with deviceType only those that such a device may use now',
  query: z.object({ ...pageQuery, deviceType: text({ max: 30 }).optional() }),
  responses: { 200: pageOf(ownLicense) },
});

/** Where the device of a licence hangs. */
export const roomName = text({ max: MAX_ROOM_NAME, message: 'Ruang wajib diisi' });

export const fileLicenseBody = z.strictObject({
  /** A mosque that the customer orders for; left out, only the room changes. */
  mosqueId: rowId.optional(),
  /** Null: no room. */
  room: roomName.nullable(),
});

export const fileLicense = defineRoute('PUT /my-licenses/:id/place', 'user', {
  summary: 'File an own licence to one of the own mosques, and say in which room its device hangs',
  body: fileLicenseBody,
  responses: {
    200: z.object({
      id: z.number().int(),
      mosque: ownerMosque.nullable(),
      room: z.string().nullable(),
    }),
  },
});

export const getOwnLicense = defineRoute('GET /my-licenses/:id', 'user', {
  summary: 'One own licence with its activation, shown again for ever',
  responses: { 200: ownLicense },
});

export const requestCode = text({ min: 20, max: 400, message: 'Kode Perangkat wajib diisi' });

export const inspectRequestBody = z.strictObject({ request: requestCode });
export const inspectRequest = defineRoute('POST /activation/inspect', 'user', {
  summary: 'What a Kode Perangkat says about its device',
  body: inspectRequestBody,
  responses: { 200: z.object({ deviceId: z.string(), deviceType: z.string() }) },
});

export const activateByRequest = defineRoute('POST /activation', 'user', {
  summary: 'Bind an own licence, or a typed key, to the device of a Kode Perangkat',
  body: z
    .strictObject({
      request: requestCode,
      licenseId: rowId.optional(),
      licenseKey: licenseKeyText.optional(),
      deviceName: text({ max: 100 }).optional(),
    })
    .refine(
      ({ licenseId, licenseKey }) => (licenseId === undefined) !== (licenseKey === undefined),
      {
        message: 'Pilih lisensi atau ketik license key',
        path: ['licenseId'],
      },
    ),
  responses: { 200: activationAnswer },
});

export const releaseOwnLicense = defineRoute('POST /my-licenses/:id/release', 'user', {
  summary:
    'Take a licence back from a wrongly chosen device, within 24 hours of its first activation',
  responses: { 200: ownLicense },
});

export const requestTransferBody = z.strictObject({
  note: text({ min: 5, max: 1000, message: 'Ceritakan apa yang rusak' }),
});
/** Multipart fields are text. */
export const requestTransfer = defineRoute('POST /my-licenses/:id/transfers', 'user', {
  summary: 'Ask to move a licence from a broken device, with a picture of it',
  body: requestTransferBody,
  file: 'file',
  responses: { 201: ownLicense },
});
