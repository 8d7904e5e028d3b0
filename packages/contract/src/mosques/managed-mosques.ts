import { email, idParams, rowId, text } from '../values/text.ts';
import { defineRoute } from '../wire/route.ts';
import { z } from '../wire/zod.ts';
import { ownMosque } from './own-mosques.ts';

export const listMosquesOfUser = defineRoute({
  method: 'GET',
  path: '/admin/users/:id/mosques',
  access: 'customers',
  summary: 'The mosques that a customer is an active member of, with his role',
  params: idParams,
  responses: { 200: z.object({ data: z.array(ownMosque) }) },
});

export const giveMosqueBody = z.strictObject({
  /** The ketua whose account is lost. */
  fromUserId: rowId,
  /** The email of the next ketua; he gets a link when he has no account. */
  email,
  reason: text({ min: 3, max: 500, message: 'Alasan wajib diisi' }),
});
export const giveMosque = defineRoute({
  method: 'POST',
  path: '/admin/mosques/:id/ketua',
  access: 'licenses',
  summary: 'Give a mosque to another ketua; the old one is told, and may object for three days',
  params: idParams,
  body: giveMosqueBody,
  asksAgain: { loss: 'rights', question: 'MOSQUE_HANDOVER' },
  responses: { 200: z.object({ message: z.string() }) },
});
