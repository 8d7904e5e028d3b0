// Who changed what, for admins.
import { actorKind } from '../orders/order-status.ts';
import { defineRoute } from '../wire/define-route.ts';
import { filterText, pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';

export const historyEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actorKind,
  /** Null for the system. */
  actor: z.object({ name: z.string(), email: z.string() }).nullable(),
  subject: z.string(),
  subjectId: z.number().int(),
  /** As people know the thing now: its invoice number, key or name. */
  subjectTitle: z.string().nullable(),
  action: z.string(),
  note: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  requestId: z.string().nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const historySubject = z.enum([
  'order',
  'license',
  'user',
  'payment account',
  'product',
  'init device',
  'settings',
  'release',
  'mosque',
]);
export type HistorySubject = z.infer<typeof historySubject>;

export const listHistory = defineRoute('GET /admin/history', 'admin', {
  summary: 'Everything that was changed, newest first',
  query: z
    .object({
      ...pageQuery,
      subject: historySubject.optional(),
      subjectId: z
        .string()
        .regex(/^[1-9]\d{0,8}$/, 'Nomor tidak valid')
        .transform(Number)
        .optional(),
      email: filterText,
    })
    // Each kind of thing has its own numbers, so a number alone identifies nothing.
    .refine(({ subject, subjectId }) => subject || !subjectId, {
      message: 'Pilih objek dulu, lalu isi nomornya',
      path: ['subject'],
    }),
  responses: { 200: pageOf(historyEntry) },
});
