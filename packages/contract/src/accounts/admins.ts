// The shop's admins: list, invitation, and removal.
import { linkCode } from '../links/links.ts';
import { email, idParams, password, personName } from '../values/text.ts';
import { whatsapp } from '../values/whatsapp-field.ts';
import { defineRoute } from '../wire/route.ts';
import { z } from '../wire/zod.ts';
import { adminRole, sessionUser } from './accounts.ts';

const admin = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** Null: made while the portal was upgraded; may do nothing until a pemilik gives a role. */
  adminRole: adminRole.nullable(),
  hasSecondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  /** The calling admin. */
  isSelf: z.boolean(),
});
export type Admin = z.infer<typeof admin>;

const path = '/admin/admins';
const messageReply = z.object({ message: z.string() });

export const listAdmins = defineRoute({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'All admins',
  responses: { 200: z.object({ admins: z.array(admin) }) },
});

export const inviteAdminBody = z.strictObject({ email, adminRole });
export const inviteAdmin = defineRoute({
  method: 'POST',
  path: `${path}/invite`,
  access: 'admin',
  summary: 'Invite an admin by mail; asks for the password or the second factor',
  body: inviteAdminBody,
  asksAgain: { loss: 'rights', question: 'ADMIN_CHANGE' },
  responses: { 201: messageReply },
});

export const changeAdminRoleBody = z.strictObject({ adminRole });
export const changeAdminRole = defineRoute({
  method: 'POST',
  path: `${path}/:id/role`,
  access: 'admin',
  summary: 'Give an admin another role, never the last pemilik; he has to sign in again',
  params: idParams,
  body: changeAdminRoleBody,
  asksAgain: { loss: 'rights', question: 'ADMIN_CHANGE' },
  responses: { 200: messageReply },
});

export const endAdmin = defineRoute({
  method: 'POST',
  path: `${path}/:id/end`,
  access: 'admin',
  summary: 'End an admin, never the last pemilik; asks for the password or the second factor',
  params: idParams,
  asksAgain: { loss: 'rights', question: 'ADMIN_CHANGE' },
  responses: { 200: messageReply },
});

export const acceptInvitationBody = z.strictObject({
  token: linkCode,
  name: personName,
  whatsapp,
  password: password({ min: 8, message: 'Password minimal 8 karakter' }),
});

export const acceptInvitation = defineRoute({
  method: 'POST',
  path: '/auth/accept-invitation',
  access: 'public',
  summary: 'Become an admin by the link of an invitation, and be signed in',
  body: acceptInvitationBody,
  responses: { 201: z.object({ user: sessionUser }) },
});
