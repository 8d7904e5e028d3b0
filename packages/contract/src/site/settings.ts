import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

/** Whether the last three digits of an amount name its order, and how (decision 0034). */
export const uniqueCodeMode = z.enum(['add', 'subtract', 'off'], 'Pilih salah satu dulu.');

/** Public settings that the pages need. Unset ones are null. */
export const publicSettings = z.object({
  whatsappNumber: z.string().nullable(),
  /** Indonesian words, such as `setiap hari, 08:00–20:00 WIB`. */
  serviceHours: z.string(),
  channelUrl: z.string().nullable(),
  pixelId: z.string().nullable(),
  /** The mode of the unique code, explained at the checkout. */
  uniqueCode: uniqueCodeMode,
  displayApkUrl: z.string().nullable(),
  remoteApkUrl: z.string().nullable(),
  seller: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    /** Where a kwitansi is written. */
    city: z.string().nullable(),
    phone: z.string().nullable(),
    taxNumber: z.string().nullable(),
    since: z.number().nullable(),
  }),
  /** How long a trial lasts; null promises no number. */
  trialDays: z.number().nullable(),
  /** The numbers of the terms, which decide their version. */
  refundDays: z.number(),
  warrantyMonths: z.number(),
  /** False while there is no mail server: a code for a new password cannot be sent. */
  canSendMail: z.boolean(),
  /** For signed-in users: the picture of the signature on a kwitansi. */
  signatureUrl: z.string().nullable(),
});
export type PublicSettings = z.infer<typeof publicSettings>;

export const getPublicSettings = defineRoute('GET /public/config', 'public', {
  summary: 'Public settings of this installation',
  responses: { 200: publicSettings },
});
