// Who belongs to a mosque: every member sees the others, only the ketua invites, removes and
// changes roles.

import { email, idParams, pathId, text } from '../values/text.ts';
import { whatsapp } from '../values/whatsapp-field.ts';
import { defineRoute } from '../wire/route.ts';
import { z } from '../wire/zod.ts';
import { mosqueRole } from './mosque-roles.ts';
import { ownMosque } from './own-mosques.ts';

/** Begins what the link of an invitation carries behind the #. */
export const MOSQUE_LINK_MARK = 'k.';
export const MOSQUE_LINK_DAYS = 7;

const mosqueMember = z.object({
  id: z.number().int(),
  name: z.string(),
  role: mosqueRole,
  since: z.iso.datetime(),
  isSelf: z.boolean(),
});
export type MosqueMember = z.infer<typeof mosqueMember>;

const path = '/my-mosques/:id';
const messageReply = z.object({ message: z.string() });

export const listMosqueMembers = defineRoute({
  method: 'GET',
  path: `${path}/members`,
  access: 'user',
  summary: 'The active members of an own mosque',
  params: idParams,
  responses: { 200: z.object({ data: z.array(mosqueMember) }) },
});

const ADDRESS = 'Email atau nomor WhatsApp orang yang diundang wajib diisi';
export const inviteMemberBody = z
  .strictObject({ role: mosqueRole, email: email.optional(), whatsapp: whatsapp.optional() })
  .refine((body) => (body.email === undefined) !== (body.whatsapp === undefined), {
    message: ADDRESS,
    path: ['email'],
  });

export const inviteMember = defineRoute({
  method: 'POST',
  path: `${path}/invitations`,
  access: 'user',
  summary:
    'A link that makes the account of this email or number a member; an email gets it by mail',
  params: idParams,
  body: inviteMemberBody,
  responses: { 201: z.object({ link: z.string(), expiresAt: z.iso.datetime() }) },
});

export const joinMosque = defineRoute({
  method: 'POST',
  path: '/my-mosques/join',
  access: 'user',
  summary: 'Become a member by the link of an invitation',
  body: z.strictObject({ token: text({ max: 150, message: 'Tautan undangan tidak lengkap' }) }),
  responses: { 200: ownMosque },
});

const memberPath = `${path}/members/:memberId` as const;
const memberParams = z.strictObject({ id: pathId, memberId: pathId });

export const changeMemberRole = defineRoute({
  method: 'PATCH',
  path: memberPath,
  access: 'user',
  summary: 'Change the role of a member; only the ketua may, and never of the last ketua',
  params: memberParams,
  body: z.strictObject({ role: mosqueRole }),
  responses: { 200: messageReply },
});

export const removeMember = defineRoute({
  method: 'DELETE',
  path: memberPath,
  access: 'user',
  summary: 'End the membership of somebody; only the ketua may, and never of the last ketua',
  params: memberParams,
  responses: { 200: messageReply },
});

export const leaveMosque = defineRoute({
  method: 'POST',
  path: `${path}/leave`,
  access: 'user',
  summary: 'End the own membership, unless it is the last ketua’s',
  params: idParams,
  responses: { 200: messageReply },
});
