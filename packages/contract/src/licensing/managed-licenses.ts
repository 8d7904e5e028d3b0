import { historyEntry } from '../back-office/history.ts';
import { ownerMosque } from '../mosques/own-mosques.ts';
import { text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { filterText, pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';
import { licenseStatus } from './license-status.ts';
import { activationAnswer, requestCode, transferStatus } from './own-licenses.ts';

const timestamp = z.iso.datetime();
const owner = z.object({ id: z.number().int(), name: z.string(), email: z.string() });
const reason = text({ min: 3, max: 500, message: 'Alasan wajib diisi' });

export const managedLicense = z.object({
  id: z.number().int(),
  licenseKey: z.string(),
  init: z.string(),
  product: z.string(),
  variant: z.string().nullable(),
  owner,
  /** The mosque that owns it; null: the owner himself. */
  mosque: ownerMosque.nullable(),
  status: licenseStatus,
  used: z.boolean(),
  device: z.object({ deviceId: z.string(), deviceType: z.string() }).nullable(),
  transfersUsed: z.number().int(),
  invoiceNumber: z.string().nullable(),
  /** The key of another system that it was imported with. */
  alias: z.string().nullable(),
  /** Its link is with a receiver who has not taken it yet. */
  isHandedOut: z.boolean(),
  issuedAt: timestamp,
});
export type ManagedLicense = z.infer<typeof managedLicense>;

/** A device that holds the licence or once did; moves used are counted from these. */
export const licenseHolder = z.object({
  deviceId: z.string(),
  deviceType: z.string(),
  since: timestamp,
  /** Null while it holds the licence. */
  until: timestamp.nullable(),
  isCounted: z.boolean(),
});
export type LicenseHolder = z.infer<typeof licenseHolder>;

export const managedLicenseDetail = managedLicense.extend({
  activation: activationAnswer.nullable(),
  /** The devices in the order they came. */
  devices: z.array(licenseHolder),
  /**
   * Its device released it by itself: another one needs an approved request, or an admin's
   * permission.
   */
  needsProof: z.boolean(),
  /** Other secrets of the bound device within a year: resets, or clones with the same id. */
  resets: z.object({
    used: z.number().int(),
    allowed: z.number().int(),
    isExtraAllowed: z.boolean(),
  }),
  timeline: z.array(historyEntry),
});
export type ManagedLicenseDetail = z.infer<typeof managedLicenseDetail>;

export const licenseFilters = {
  licenseKey: filterText,
  email: filterText,
  mosque: filterText,
  status: licenseStatus.optional(),
  init: filterText,
};

const path = '/admin/licenses';

export const listManagedLicenses = defineRoute(`GET ${path}`, 'licenses', {
  scope: 'licenses:read',
  summary: 'All licences, newest first',
  query: z.object({ ...pageQuery, ...licenseFilters }),
  responses: { 200: pageOf(managedLicense) },
});

export const getManagedLicense = defineRoute(`GET ${path}/:id`, 'licenses', {
  scope: 'licenses:read',
  summary: 'One licence with everything that happened to it',
  responses: { 200: managedLicenseDetail },
});

/** Named actions, each with a reason that is recorded. */
export const licenseAction = z.enum([
  'suspend',
  'reinstate',
  'revoke',
  'release',
  'allowMove',
  'allowReset',
]);
export type LicenseAction = z.infer<typeof licenseAction>;

export const actOnLicenseBody = z.strictObject({ action: licenseAction, reason });
export const actOnLicense = defineRoute(`POST ${path}/:id/actions`, 'licenses', {
  summary: 'Suspend, reinstate, revoke (final), release the device, allow a move or a reset',
  body: actOnLicenseBody,
  asksAgain: { loss: 'rights', question: 'LICENSE_REVOCATION', when: 'a licence is revoked' },
  responses: { 200: managedLicenseDetail },
});

export const countDeviceBody = z.strictObject({
  deviceId: text({ min: 16, max: 24, message: 'Kode perangkat tidak valid' }),
  isCounted: z.boolean(),
  reason,
});
/** Own mistakes and warranty replacements do not count as moves of the customer. */
export const countDevice = defineRoute(`POST ${path}/:id/devices`, 'licenses', {
  summary: 'Count a device of this licence as a move, or not',
  body: countDeviceBody,
  responses: { 200: managedLicenseDetail },
});

export const activateForCustomerBody = z.strictObject({
  request: requestCode,
  reason,
});
export const activateForCustomer = defineRoute(`POST ${path}/:id/activate`, 'licenses', {
  summary: 'Activate for a customer who reads his Kode Perangkat on the phone',
  body: activateForCustomerBody,
  responses: { 200: activationAnswer },
});

/** An earlier decided request for the same licence, also one that was refused or free. */
export const earlierTransfer = z.object({
  id: z.number().int(),
  status: transferStatus.exclude(['open']),
  note: z.string(),
  requestedAt: timestamp,
  decidedAt: timestamp,
  decisionNote: z.string().nullable(),
  isCounted: z.boolean(),
});
export type EarlierTransfer = z.infer<typeof earlierTransfer>;

export const managedTransfer = z.object({
  id: z.number().int(),
  licenseId: z.number().int(),
  licenseKey: z.string(),
  owner,
  status: transferStatus,
  note: z.string(),
  /** The URLs lead to routes that check the caller. */
  evidence: z.array(z.string()),
  device: z.object({ deviceId: z.string(), deviceType: z.string() }).nullable(),
  transfersUsed: z.number().int(),
  /** The list is sorted from the newest. */
  earlier: z.array(earlierTransfer),
  requestedAt: timestamp,
  decidedAt: timestamp.nullable(),
  decisionNote: z.string().nullable(),
  isCounted: z.boolean(),
});
export type ManagedTransfer = z.infer<typeof managedTransfer>;

export const listTransfers = defineRoute('GET /admin/transfers', 'licenses', {
  summary: 'Requests to move a licence; open ones longest waiting first',
  query: z.object({ ...pageQuery, status: transferStatus.optional() }),
  responses: { 200: pageOf(managedTransfer) },
});

export const decideTransferBody = z
  .strictObject({
    decision: z.enum(['approve', 'reject']),
    note: text({ max: 500 }).optional(),
    /** False for an own mistake or a warranty replacement; needs a note. */
    isCounted: z.boolean().default(true),
  })
  .refine(({ decision, isCounted, note }) => note || (decision === 'approve' && isCounted), {
    message: 'Alasan wajib diisi',
    path: ['note'],
  });
export const decideTransfer = defineRoute('POST /admin/transfers/:id/decision', 'licenses', {
  summary: 'Approve a move (the old device is released and revoked) or reject it with a reason',
  body: decideTransferBody,
  responses: { 200: managedTransfer },
});
