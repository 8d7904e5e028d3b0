// A ketua hands his mosque over to the next one, who confirms with an account of his own.
import { newPassword, sessionUser } from '../accounts/accounts.ts';
import { email, idParams, personName, text } from '../values/text.ts';
import { whatsapp } from '../values/whatsapp-field.ts';
import { defineRoute } from '../wire/route.ts';
import { z } from '../wire/zod.ts';

export const HANDOVER_LINK_DAYS = 7;
/** How long the owner of a lost account may object. */
export const OBJECTION_DAYS = 7;

/** By the ketua himself, or by an admin because the ketua's account is lost. */
export const handoverKind = z.enum(['own', 'lost']);
export type HandoverKind = z.infer<typeof handoverKind>;

export const handoverStatus = z.enum(['waiting', 'objected', 'done', 'cancelled', 'expired']);
export type HandoverStatus = z.infer<typeof handoverStatus>;

/** One that is not finished, as the mosque's members see it. */
export const openHandover = z.object({
  id: z.number().int(),
  kind: handoverKind,
  status: handoverStatus,
  /** The successor's email, number or name. */
  successor: z.string(),
  /** The number that the link is sent to by WhatsApp; null when it went by mail. */
  whatsapp: z.string().nullable(),
  startedAt: z.iso.datetime(),
  /** Of `own`: when the link ends. Of `lost`: when the mosque is handed over. */
  deadlineAt: z.iso.datetime(),
});
export type OpenHandover = z.infer<typeof openHandover>;

const mosquePath = '/my-mosques/:id/handover';
const openReply = z.object({ handover: openHandover.nullable() });
const messageReply = z.object({ message: z.string() });

export const getHandover = defineRoute({
  method: 'GET',
  path: mosquePath,
  access: 'user',
  summary: 'The handover of an own mosque that is not finished, if there is one',
  params: idParams,
  responses: { 200: openReply },
});

export const startHandoverBody = z
  .strictObject({
    email: email.optional(),
    whatsapp: whatsapp.optional(),
    /** Licences that still belong to the person become the mosque's first. */
    filesOwn: z.boolean().default(false),
  })
  .refine((named) => (named.email === undefined) !== (named.whatsapp === undefined), {
    message: 'Email atau nomor WhatsApp penerus wajib diisi',
    path: ['email'],
  });

export const startHandover = defineRoute({
  method: 'POST',
  path: mosquePath,
  access: 'user',
  summary:
    'Name the successor by email, who gets the link by mail, or by number; sent twice, the same handover',
  params: idParams,
  body: startHandoverBody,
  responses: { 201: z.object({ handover: openHandover, url: z.string() }) },
});

export const cancelHandover = defineRoute({
  method: 'DELETE',
  path: mosquePath,
  access: 'user',
  summary: 'Cancel an own handover while it waits',
  params: idParams,
  responses: { 200: messageReply },
});

/** Not a GET, so that no cache keeps the link. */
export const makeHandoverLink = defineRoute({
  method: 'POST',
  path: `${mosquePath}/link`,
  access: 'user',
  summary: 'The link of a waiting handover again, for its ketua',
  params: idParams,
  responses: { 200: z.object({ url: z.string() }) },
});

/** Begins what follows the # of a link by which the owner of a lost account objects. */
export const OBJECTION_LINK_MARK = 'k.';

const token = text({ max: 100, message: 'Tautan tidak lengkap' });

export const readHandoverLink = defineRoute({
  method: 'POST',
  path: '/handovers/read',
  access: 'public',
  summary: 'What a handover link is about; 410 when it is used, cancelled or expired',
  body: z.strictObject({ token }),
  responses: {
    200: z.object({
      kind: handoverKind,
      mosque: z.string(),
      town: z.string().nullable(),
      /** The ketua who leaves. */
      from: z.string(),
      /** The address or number that the link was made for; null for an objection. */
      email: z.string().nullable(),
      whatsapp: z.string().nullable(),
      deadlineAt: z.iso.datetime(),
    }),
  },
});

export const acceptHandover = defineRoute({
  method: 'POST',
  path: '/handovers/accept',
  access: 'user',
  summary: 'Become ketua by a handover link, with the account that it was made for',
  body: z.strictObject({ token }),
  responses: { 200: z.object({ message: z.string(), mosqueId: z.number().int() }) },
});

export const joinByHandoverBody = z.strictObject({
  token,
  name: personName,
  /** One of them is already known by the link, and then ignored. */
  email: email.optional(),
  whatsapp: whatsapp.optional(),
  password: newPassword,
});
export const joinByHandover = defineRoute({
  method: 'POST',
  path: '/handovers/join',
  access: 'public',
  summary: 'Create an account by a handover link, become ketua and be signed in',
  body: joinByHandoverBody,
  responses: { 201: z.object({ user: sessionUser, mosqueId: z.number().int() }) },
});

const objection = text({ min: 5, max: 500, message: 'Alasan minimal 5 karakter' });

export const objectByLinkBody = z.strictObject({ token, note: objection });
export const objectByLink = defineRoute({
  method: 'POST',
  path: '/handovers/object',
  access: 'public',
  summary: 'Object to a handover by the link in the mail to the old address',
  body: objectByLinkBody,
  responses: { 200: messageReply },
});

export const objectToHandoverBody = z.strictObject({ note: objection });
export const objectToHandover = defineRoute({
  method: 'POST',
  path: `${mosquePath}/object`,
  access: 'user',
  summary: 'Object to a handover that an admin has started, in the account that is said to be lost',
  params: idParams,
  body: objectToHandoverBody,
  responses: { 200: messageReply },
});
