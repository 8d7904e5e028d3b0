// An admin hands a mosque over when the account of its ketua is lost.
import { email, idParams, text } from '../values/text.ts';
import { pageOf, pageQuery } from '../wire/pagination.ts';
import { defineRoute } from '../wire/route.ts';
import { z } from '../wire/zod.ts';
import { handoverStatus } from './own-handovers.ts';

const person = z.object({ id: z.number().int(), name: z.string(), email: z.string() });
const reason = text({ min: 3, max: 500, message: 'Alasan wajib diisi' });

export const managedHandover = z.object({
  id: z.number().int(),
  mosque: z.object({ id: z.number().int(), name: z.string() }),
  /** The ketua whose account is lost. */
  from: person,
  to: person,
  status: handoverStatus,
  reason: z.string(),
  /** URLs of authorised routes. */
  letter: z.array(z.string()),
  /** What the old account's owner says against it. */
  objection: z.string().nullable(),
  startedAt: z.iso.datetime(),
  deadlineAt: z.iso.datetime(),
});
export type ManagedHandover = z.infer<typeof managedHandover>;

const path = '/admin/handovers';

export const listManagedHandovers = defineRoute({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'Handovers of lost accounts; open ones longest waiting first',
  /** `open`: waiting, or stopped by an objection. */
  query: z.object({ ...pageQuery, status: z.enum(['open', ...handoverStatus.options]).optional() }),
  responses: { 200: pageOf(managedHandover) },
});

/** Multipart fields are text. */
export const startLostHandoverBody = z.strictObject({ email, reason });
export const startLostHandover = defineRoute({
  method: 'POST',
  path: '/admin/mosques/:id/users/:userId/handover',
  access: 'admin',
  summary:
    'Hand a mosque over to the account with this email, with a letter; the old address has seven days to object',
  params: idParams.extend({ userId: idParams.shape.id }),
  body: startLostHandoverBody,
  file: 'file',
  asksAgain: { loss: 'rights', question: 'MOSQUE_HANDOVER' },
  responses: { 201: managedHandover },
});

export const decideHandoverBody = z.strictObject({
  decision: z.enum(['cancel', 'carryOut']),
  reason,
});
export const decideHandover = defineRoute({
  method: 'POST',
  path: `${path}/:id/decision`,
  access: 'admin',
  summary: 'Cancel a handover that is not finished, or carry one out against an objection',
  params: idParams,
  body: decideHandoverBody,
  asksAgain: { loss: 'rights', question: 'MOSQUE_HANDOVER' },
  responses: { 200: managedHandover },
});
