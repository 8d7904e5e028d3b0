// A customer's boxes: how long each is under warranty, and what became of a claim.
import { serialNumber } from '../shipping/serial-number.ts';
import { text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { claimStatus } from './claim-status.ts';
import { warrantyStates } from './warranty-days.ts';

const timestamp = z.iso.datetime();

const warrantyState = z.enum(warrantyStates);

export const ownClaim = z.object({
  id: z.number().int(),
  status: claimStatus,
  reason: z.string(),
  /** The URLs lead to routes that check the caller. */
  photos: z.array(z.string()),
  /** The admin's question, and the answer. */
  question: z.string().nullable(),
  answer: z.string().nullable(),
  /** The admin's decision, as a sentence. */
  decisionNote: z.string().nullable(),
  requestedAt: timestamp,
  decidedAt: timestamp.nullable(),
});
export type OwnClaim = z.infer<typeof ownClaim>;

export const ownBox = z.object({
  id: z.number().int(),
  serial: z.string(),
  /** The serial number of the box that it replaced. */
  replacesSerial: z.string().nullable(),
  warranty: z.object({
    state: warrantyState,
    /** The last day; all of it counts. */
    until: z.iso.date().nullable(),
  }),
  /** The newest one; of a replacement, the claim that it answered. */
  claim: ownClaim.nullable(),
  mayClaim: z.boolean(),
});
export type OwnBox = z.infer<typeof ownBox>;

/** A device that holds one of the customer's licences, or let it go by itself last. */
export const ownedDevice = z.object({
  deviceId: z.string(),
  deviceType: z.string(),
  /** The name that its owner gave it, usually the room. */
  deviceName: z.string().nullable(),
  /** The serial number that its app reported, or null. */
  serial: z.string().nullable(),
  licenseKey: z.string(),
  isBound: z.boolean(),
});
export type OwnedDevice = z.infer<typeof ownedDevice>;

const deviceId = text({ min: 16, max: 24, message: 'Perangkat tidak valid' });

export const listOwnBoxes = defineRoute('GET /my-products/:id/boxes', 'user', {
  summary: 'The boxes of a bought product that are in use now, with their warranty',
  responses: { 200: z.object({ data: z.array(ownBox), devices: z.array(ownedDevice) }) },
});

export const claimWarrantyBody = z.strictObject({
  reason: text({ min: 5, max: 1000, message: 'Ceritakan apa yang rusak' }),
  /** Which device is the broken box; left out where the customer does not know. */
  deviceId: deviceId.optional(),
});
/** Multipart fields are text. */
export const claimWarranty = defineRoute('POST /my-boxes/:id/claims', 'user', {
  summary: 'Claim the warranty of an own box, with a first photo of it',
  body: claimWarrantyBody,
  file: 'file',
  responses: { 201: ownBox },
});

export const addClaimPhoto = defineRoute('POST /my-claims/:id/photos', 'user', {
  summary: 'One more photo for a claim that is not decided',
  body: z.strictObject({}),
  file: 'file',
  responses: { 201: ownBox },
});

export const answerClaimBody = z.strictObject({
  answer: text({ min: 2, max: 1000, message: 'Jawaban wajib diisi' }),
});
export const answerClaim = defineRoute('POST /my-claims/:id/answer', 'user', {
  summary: "Answer the admin's question about a claim",
  body: answerClaimBody,
  responses: { 200: ownBox },
});

export const checkSerialBody = z.strictObject({ serial: serialNumber });
/** Contains nothing about people, because everybody who holds a box may ask. */
export const checkSerial = defineRoute('POST /public/check-serial', 'public', {
  summary: 'Is this serial number ours, and until when is the box under warranty',
  body: checkSerialBody,
  responses: {
    200: z.object({
      product: z.string(),
      state: warrantyState,
      until: z.iso.date().nullable(),
      /** Another box took its place. */
      isReplaced: z.boolean(),
    }),
  },
});
