import { email, rowId, text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { ownMosque } from './own-mosques.ts';

export const listMosquesOfUser = defineRoute('GET /admin/users/:id/mosques', 'customers', {
  summary: 'The mosques that a customer is an active member of, with his role',
  responses: { 200: z.object({ data: z.array(ownMosque) }) },
});

export const giveMosqueBody = z.strictObject({
  /** The ketua whose account is lost. */
  fromUserId: rowId,
  /** The email of the next ketua; he gets a link when he has no account. */
  email,
  reason: text({ min: 3, max: 500, message: 'Alasan wajib diisi' }),
});
export const giveMosque = defineRoute('POST /admin/mosques/:id/ketua', 'licenses', {
  summary: 'Give a mosque to another ketua; the old one is told, and may object for three days',
  body: giveMosqueBody,
  asksAgain: { loss: 'rights', question: 'MOSQUE_HANDOVER' },
});
