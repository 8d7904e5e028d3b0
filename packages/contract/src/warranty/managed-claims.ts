// Claims as the admin decides them.
import { text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';
import { claimRefusal, claimStatus } from './claim-status.ts';
import { ownClaim, ownedDevice } from './own-boxes.ts';

const timestamp = z.iso.datetime();

export const managedClaim = ownClaim.extend({
  owner: z.object({ id: z.number().int(), name: z.string(), email: z.string() }),
  product: z.string(),
  variant: z.string().nullable(),
  serial: z.string(),
  warrantyUntil: z.iso.date().nullable(),
  order: z.object({
    id: z.number().int(),
    invoiceNumber: z.string(),
    paidAt: timestamp.nullable(),
  }),
  /** The customer's devices: one of them may be the broken box. */
  devices: z.array(ownedDevice.extend({ movesUsed: z.number().int() })),
  /** The device whose licence moves to the replacement; null when none does, or it is unknown. */
  deviceId: z.string().nullable(),
  /** Which device is broken does not follow from what is known: the admin has to say it. */
  isDeviceUnclear: z.boolean(),
  /** Decided before, for the same box, newest first. */
  earlier: z.array(ownClaim.pick({ id: true, status: true, decisionNote: true, decidedAt: true })),
});
export type ManagedClaim = z.infer<typeof managedClaim>;

export const listClaims = defineRoute('GET /admin/claims', 'parcels', {
  summary: 'Warranty claims; open ones longest waiting first',
  query: z.object({ ...pageQuery, status: claimStatus.optional() }),
  responses: { 200: pageOf(managedClaim) },
});

export const decideClaimBody = z
  .strictObject({
    decision: z.enum(['ask', 'accept', 'refuse']),
    refusal: claimRefusal.optional(),
    note: text({ max: 500 }).optional(),
    /** Only when accepting: the broken device, null for none; omitted, the one of the claim. */
    deviceId: text({ min: 16, max: 24, message: 'Perangkat tidak valid' }).nullable().optional(),
  })
  .refine(({ decision, refusal }) => (decision === 'refuse') === (refusal !== undefined), {
    message: 'Pilih alasannya',
    path: ['refusal'],
  })
  .refine(({ decision, refusal, note }) => note || (decision !== 'ask' && refusal !== 'other'), {
    message: 'Kalimat untuk pelanggan wajib diisi',
    path: ['note'],
  })
  .refine(({ decision, deviceId }) => decision === 'accept' || deviceId === undefined, {
    message: 'Perangkat hanya dipilih saat menyetujui',
    path: ['deviceId'],
  });

export const decideClaim = defineRoute('POST /admin/claims/:id/decision', 'parcels', {
  summary: 'Ask the customer, accept (a replacement is sent and takes over the licence) or refuse',
  body: decideClaimBody,
  responses: { 200: managedClaim },
});
