// A customer who orders by phone gets an account from an admin, and enters it by a link.
import { linkCode } from '../links/links.ts';
import { email, personName } from '../values/text.ts';
import { whatsapp } from '../values/whatsapp-field.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { newPassword, signedInReply } from './accounts.ts';
import { managedUser } from './managed-users.ts';

export const createCallerBody = z.strictObject({
  name: personName,
  whatsapp,
  /** Null: he types it himself when he opens his link. */
  email: email.nullable(),
});

export const createCaller = defineRoute('POST /admin/callers', 'customers', {
  summary:
    'An account for a caller without one; sent twice, the same account. With an email he gets his login link by mail',
  body: createCallerBody,
  responses: { 201: managedUser },
});

export const makeLoginLink = defineRoute('POST /admin/users/:id/login-link', 'licenses', {
  summary: 'The link by which a customer that an admin added chooses his password',
  asksAgain: { loss: 'rights', question: 'LOGIN_LINK' },
  /** Null when he has his own password already, or added himself. */
  responses: { 200: z.object({ url: z.string().nullable() }) },
});

export const loginLinkBody = z.strictObject({
  token: linkCode,
  newPassword,
  /** Needed by an account that has none yet. */
  email: email.optional(),
});

export const openByLoginLink = defineRoute('POST /auth/login-link', 'public', {
  summary: 'Choose the password of an account that an admin added, once, and sign in',
  body: loginLinkBody,
  responses: { 200: signedInReply },
});
