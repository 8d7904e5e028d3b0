// A licence changes hands by a link: its owner hands it out, the receiver takes it and gets a new key.
import { linkCode } from '../links/links.ts';
import { rowId, text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { ownLicense } from './own-licenses.ts';

/** The largest number of licences in one gift. */
export const MAX_GIVEN_LICENSES = 100;

const handedOutLicense = z.object({
  licenseId: z.number().int(),
  licenseKey: z.string(),
  product: z.string(),
  variant: z.string().nullable(),
  /** Leads the receiver to the licence. */
  url: z.string(),
});
export type HandedOutLicense = z.infer<typeof handedOutLicense>;

export const handOutLicense = defineRoute('POST /my-licenses/:id/handout', 'user', {
  summary: 'A link for the receiver of an own unused licence; an earlier link of it ends',
  asksAgain: { loss: 'rights', question: 'LICENSE_HANDOUT' },
  responses: { 200: handedOutLicense },
});

export const takeBackLicense = defineRoute('DELETE /my-licenses/:id/handout', 'user', {
  summary: 'Take a handed-out licence back while nobody has taken it; its link is dead',
  responses: { 200: ownLicense },
});

export const takeLicense = defineRoute('POST /license-handouts/take', 'user', {
  summary: 'Take the licence of a link, once, for oneself or for a mosque one may order for',
  body: z.strictObject({ token: linkCode, mosqueId: rowId.nullish() }),
  responses: { 200: ownLicense },
});

export const giveLicensesBody = z.strictObject({
  productVariantId: rowId,
  qty: z
    .number('Jumlah harus berupa angka')
    .int('Jumlah harus bilangan bulat')
    .min(1, 'Jumlah minimal 1')
    .max(MAX_GIVEN_LICENSES, `Jumlah maksimal ${MAX_GIVEN_LICENSES}`),
  reason: text({ min: 3, max: 500, message: 'Alasan wajib diisi' }),
});
export const giveLicenses = defineRoute('POST /admin/licenses', 'admin', {
  idempotent: true,
  summary: 'Issue gift licences, each with the link for its receiver',
  body: giveLicensesBody,
  asksAgain: { loss: 'rights', question: 'LICENSE_GIFT' },
  responses: { 201: z.object({ data: z.array(handedOutLicense) }) },
});
