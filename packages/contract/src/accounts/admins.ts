// The shop's admins: list, invitation, and removal.
import { linkCode } from '../links/links.ts';
import { email, personName } from '../values/text.ts';
import { whatsapp } from '../values/whatsapp-field.ts';
import { defineRoute, messageReply } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { adminRole, newPassword, sessionUser } from './accounts.ts';

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

export const listAdmins = defineRoute(`GET ${path}`, 'admin', {
  summary: 'All admins',
  responses: { 200: z.object({ admins: z.array(admin) }) },
});

export const inviteAdminBody = z.strictObject({ email, adminRole });
export const inviteAdmin = defineRoute(`POST ${path}/invite`, 'admin', {
  summary: 'Invite an admin by mail; asks for the password or the second factor',
  body: inviteAdminBody,
  asksAgain: { loss: 'rights', question: 'ADMIN_CHANGE' },
  responses: { 201: messageReply },
});

export const changeAdminRoleBody = z.strictObject({ adminRole });
export const changeAdminRole = defineRoute(`POST ${path}/:id/role`, 'admin', {
  summary: 'Give an admin another role, never the last pemilik; he has to sign in again',
  body: changeAdminRoleBody,
  asksAgain: { loss: 'rights', question: 'ADMIN_CHANGE' },
});

export const endAdmin = defineRoute(`POST ${path}/:id/end`, 'admin', {
  summary: 'End an admin, never the last pemilik; asks for the password or the second factor',
  asksAgain: { loss: 'rights', question: 'ADMIN_CHANGE' },
});

export const acceptInvitationBody = z.strictObject({
  token: linkCode,
  name: personName,
  whatsapp,
  password: newPassword,
});

export const acceptInvitation = defineRoute('POST /auth/accept-invitation', 'public', {
  summary: 'Become an admin by the link of an invitation, and be signed in',
  body: acceptInvitationBody,
  responses: { 201: z.object({ user: sessionUser }) },
});
