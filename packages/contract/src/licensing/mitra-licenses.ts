// What became of the licences that a mitra bought: never who the mosque's people are.
import { defineRoute } from '../wire/define-route.ts';
import { pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';
import { licenseStatus } from './license-status.ts';

/** A licence that is bought for this long and was never active needs help. */
export const HELP_AFTER_DAYS = 7;

export const mitraLicense = z.object({
  id: z.number().int(),
  product: z.string(),
  variant: z.string().nullable(),
  invoiceNumber: z.string(),
  boughtAt: z.iso.datetime(),
  /** Null once somebody else has taken it: the receiver got another one. */
  licenseKey: z.string().nullable(),
  status: licenseStatus,
  /** Its link is with a receiver who has not taken it yet. */
  isHandedOut: z.boolean(),
  /** Still the mitra's, unused and not part of a box. */
  canBeHandedOut: z.boolean(),
  /** Of the device that holds it now. */
  deviceType: z.string().nullable(),
  activatedAt: z.iso.datetime().nullable(),
  /** Of its mosque, or where its box was sent. */
  town: z.string().nullable(),
  needsHelp: z.boolean(),
});
export type MitraLicense = z.infer<typeof mitraLicense>;

const mitraCounts = z.object({
  bought: z.number().int(),
  handedOut: z.number().int(),
  active: z.number().int(),
  needsHelp: z.number().int(),
});
export type MitraCounts = z.infer<typeof mitraCounts>;

export const listMitraLicenses = defineRoute('GET /mitra/licenses', 'mitra', {
  summary: 'What a mitra bought and what became of it: those that need help first, then the newest',
  query: z.object(pageQuery),
  responses: { 200: pageOf(mitraLicense).extend({ counts: mitraCounts }) },
});
