// The admin's view of users. No request contains `role`: nobody is promoted through the web.
import { emailAddress, password, personName } from '../values/text.ts';
import { whatsapp } from '../values/whatsapp-field.ts';
import { defineRoute } from '../wire/define-route.ts';
import { filterText, pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';
import { role } from './accounts.ts';

export const managedUser = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  whatsapp: z.string(),
  role,
  emailVerified: z.boolean(),
  whatsappVerified: z.boolean(),
  /** An installer or reseller, with prices and a page of his own. */
  isMitra: z.boolean(),
  /** The user has a paid order. */
  hasBought: z.boolean(),
  /** Added by an admin, and has not chosen a password yet: a login link opens the account. */
  needsLoginLink: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ManagedUser = z.infer<typeof managedUser>;

/** How the account came to be. */
export const userSource = z.enum(['signup', 'trial', 'admin', 'setup']);
export type UserSource = z.infer<typeof userSource>;

/** Whether the user has a paid order. */
export const userBought = z.enum(['yes', 'no']);
export type UserBought = z.infer<typeof userBought>;

export const userFilters = {
  name: filterText,
  email: filterText,
  whatsapp: filterText,
  source: userSource.optional(),
  bought: userBought.optional(),
};

const fields = {
  name: personName,
  email: emailAddress('Email tidak valid'),
  whatsapp,
  emailVerified: z.boolean(),
  whatsappVerified: z.boolean(),
  isMitra: z.boolean().optional(),
};
/** The specification allows four characters here; people who sign up themselves need eight. */
const givenPassword = password({ min: 4, message: 'Password wajib diisi minimal 4 karakter' });

export const createUserBody = z.strictObject({ ...fields, password: givenPassword });
/** Only what is named changes; an empty password is left out by the form. */
export const updateUserBody = z
  .strictObject({
    ...fields,
    password: givenPassword,
  })
  .partial();

export const listUsers = defineRoute('GET /admin/users', 'customers', {
  scope: 'customers:read',
  summary: 'Users, newest first',
  query: z.object({ ...pageQuery, ...userFilters }),
  responses: { 200: pageOf(managedUser) },
});

export const createUser = defineRoute('POST /admin/users', 'customers', {
  summary: 'Add a customer',
  body: createUserBody,
  responses: { 201: managedUser },
});

export const updateUser = defineRoute('PATCH /admin/users/:id', 'customers', {
  summary:
    "Change a user; a new password ends his sessions. A new email or password asks for the admin's own",
  body: updateUserBody,
  asksAgain: {
    loss: 'rights',
    question: 'ADMIN_LOGIN_CHANGE',
    when: 'the email or the password changes',
  },
  responses: { 200: managedUser },
});

export const deleteUser = defineRoute('DELETE /admin/users/:id', 'admin', {
  summary:
    'Take a user out of every list, with the password; his orders stay. Never the last pemilik',
  /** `endsMosques`: the mosque that has nobody else ends too, with licences in it. */
  query: z.object({ endsMosques: z.literal('true').optional() }),
  asksAgain: { loss: 'rights', question: 'ACCOUNT_DELETION' },
});
