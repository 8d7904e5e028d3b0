// Everything that one person gives another by a link. A link carries a random code behind the #.
import { newPassword, sessionUser } from '../accounts/accounts.ts';
import { email, idParams, personName, text } from '../values/text.ts';
import { whatsapp } from '../values/whatsapp-field.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { linkKinds } from './link-kinds.ts';

export const linkKind = z.enum(linkKinds);

/** Long enough for the signed links of earlier versions: they are told apart by the server. */
export const linkCode = text({ max: 2000, message: 'Tautan tidak lengkap' });

export const readLink = defineRoute('POST /links/read', 'public', {
  summary: 'What a link gives; 410 when it is used, withdrawn, expired or unknown',
  body: z.strictObject({ token: linkCode }),
  responses: {
    200: z.object({
      kind: linkKind,
      from: z.string(),
      /** The address of its receiver; null when anybody who has the link may use it. */
      email: z.string().nullable(),
      whatsapp: z.string().nullable(),
      mosque: z.string().nullable(),
      product: z.string().nullable(),
      variant: z.string().nullable(),
      expiresAt: z.iso.datetime(),
    }),
  },
});

export const joinByLinkBody = z.strictObject({
  token: linkCode,
  name: personName,
  /** One of them is known by the link, and then ignored. */
  email: email.optional(),
  whatsapp: whatsapp.optional(),
  password: newPassword,
});
export const joinByLink = defineRoute('POST /links/join', 'public', {
  summary: 'Create an account by the link of a mosque, take its place there and be signed in',
  body: joinByLinkBody,
  responses: { 201: z.object({ user: sessionUser }) },
});

export const objectionForm = z.strictObject({
  note: text({ min: 5, max: 500, message: 'Alasan minimal 5 karakter' }),
});
export const objectByLink = defineRoute('POST /links/object', 'public', {
  summary: 'The old ketua objects: the admins are told',
  body: objectionForm.extend({ token: linkCode }),
});

const openLink = z.object({
  id: z.number().int(),
  kind: linkKind,
  /** The address, number or licence that it is for. */
  about: z.string(),
  by: z.string(),
  expiresAt: z.iso.datetime(),
});
export type OpenLink = z.infer<typeof openLink>;
const openLinks = { 200: z.object({ data: z.array(openLink) }) };

export const listMosqueLinks = defineRoute('GET /my-mosques/:id/links', 'user', {
  summary: 'The open links of a mosque, for its ketua',
  responses: openLinks,
});

export const withdrawMosqueLink = defineRoute('DELETE /my-mosques/:id/links/:linkId', 'user', {
  summary: 'Withdraw an open link of a mosque; only its ketua may',
  params: idParams.extend({ linkId: idParams.shape.id }),
});

export const listShopLinks = defineRoute('GET /admin/links', 'admin', {
  summary: 'The newest 500 open links that admins have made',
  responses: openLinks,
});

export const withdrawShopLink = defineRoute('DELETE /admin/links/:id', 'admin', {
  summary: 'Withdraw an open link that an admin has made',
});
