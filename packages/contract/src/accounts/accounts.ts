// Everything under "Auth and profile" in the specification.
import { currentPassword, email, password, personName } from '../values/text.ts';
import { whatsapp } from '../values/whatsapp-field.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { adminRoles } from './admin-roles.ts';
import { factorAnswer, factorQuestion } from './second-factor.ts';

export const role = z.enum(['admin', 'user']);
export type Role = z.infer<typeof role>;
export const adminRole = z.enum(adminRoles, 'Pilih perannya.');

export const sessionUser = z.object({
  name: z.string(),
  email: z.string(),
  whatsapp: z.string(),
  role,
  /** Only of an admin. */
  adminRole: adminRole.optional(),
  avatar: z.string().nullable(),
  /** Present only when true: an installer or reseller. */
  isMitra: z.boolean().optional(),
  /** Only there while it is true: the password was made by us, and its owner should choose one. */
  hasGeneratedPassword: z.boolean().optional(),
  /** Present only when true: the user agrees to WhatsApp messages. */
  wantsWhatsapp: z.boolean().optional(),
  /** Present only when true: the customer wants no reminders. */
  refusesReminders: z.boolean().optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** Without a value the consent does not change. */
const consent = z.boolean('Pilih salah satu dulu.').optional();
export const newPassword = password({ min: 8, message: 'Password minimal 8 karakter' });
// People copy it in two groups: "8062 4464", "8062-4464".
const otpCode = z
  .string('Kode OTP wajib diisi')
  .overwrite((typed) => typed.replace(/[\s\p{Dash}]/gu, ''))
  .regex(/^\d{8}$/, 'Kode OTP terdiri dari 8 angka');

export const loginBody = z.strictObject({ email, password: currentPassword });
export const registerBody = z.strictObject({
  name: personName,
  email,
  whatsapp,
  password: newPassword,
  wantsWhatsapp: consent,
});
export const requestOtpBody = z.strictObject({ email });
export const verifyOtpBody = z.strictObject({ email, code: otpCode });
export const resetPasswordBody = z.strictObject({ newPassword, code: otpCode });
export const updateProfileBody = z.strictObject({
  name: personName,
  email,
  whatsapp,
  wantsWhatsapp: consent,
  wantsReminders: consent,
});
export const changePasswordBody = z.strictObject({
  oldPassword: password({ min: 1, message: 'Password lama wajib diisi' }),
  newPassword,
});

const registerReply = z.object({ success: z.boolean(), message: z.string() });
const registerRefusal = registerReply.extend({ field: z.literal('email') });
/** No user yet when a second factor has to be checked first. */
export const signedInReply = z.object({ message: z.string(), user: sessionUser.nullable() });

export const login = defineRoute('POST /auth/login', 'public', {
  summary: 'Sign in; a wrong email or password answers 401 with loggedIn false',
  body: loginBody,
  responses: {
    // A refusal counts by its `loggedIn`, whatever its status; this server says 401 besides.
    200: z.discriminatedUnion('loggedIn', [
      z.object({ loggedIn: z.literal(true), user: sessionUser }),
      z.object({
        loggedIn: z.literal(false),
        user: z.null(),
        /** The password was right; `POST /auth/login/second-factor` comes next. */
        secondFactor: factorQuestion.optional(),
      }),
    ]),
    401: z.object({ loggedIn: z.literal(false), user: z.null(), message: z.string() }),
  },
});

export const verifySignIn = defineRoute('POST /auth/login/second-factor', 'public', {
  summary: 'The second step of a sign-in, in the browser that took the first',
  body: factorAnswer,
  responses: { 200: z.object({ loggedIn: z.literal(true), user: sessionUser }) },
});

export const register = defineRoute('POST /auth/register', 'public', {
  summary: 'Create a customer account and sign in; a taken email answers 409 with success false',
  body: registerBody,
  responses: { 201: registerReply.extend({ user: sessionUser }), 409: registerRefusal },
});

export const requestOtp = defineRoute('POST /auth/request-otp', 'public', {
  summary: 'Send a recovery code by mail; answers the same for unknown addresses',
  body: requestOtpBody,
});

export const verifyOtp = defineRoute('POST /auth/verify-otp', 'public', {
  summary: 'Check a recovery code and bind the reset to this browser',
  body: verifyOtpBody,
});

export const resetPassword = defineRoute('POST /auth/reset-password', 'public', {
  summary: 'Set a new password with a verified code, once, end every session and sign in',
  body: resetPasswordBody,
  responses: { 200: signedInReply },
});

export const logout = defineRoute('POST /auth/logout', 'public', {
  summary: 'End this session; also fine when there is none',
});

export const getSession = defineRoute('GET /auth/session', 'public', {
  summary: 'Who is signed in, if anybody: what a page asks before it knows',
  responses: { 200: z.object({ user: sessionUser.nullable() }) },
});

export const getProfile = defineRoute('GET /auth/profile', 'user', {
  summary: 'Who is signed in',
  responses: { 200: sessionUser },
});

export const updateProfile = defineRoute('PATCH /profile', 'user', {
  summary: 'Change own name, email and WhatsApp number',
  body: updateProfileBody,
  asksAgain: { loss: 'rights', question: 'REAUTHENTICATION_REQUIRED', when: 'the email changes' },
  responses: { 200: z.object({ message: z.string(), user: sessionUser }) },
});

export const changePassword = defineRoute('PATCH /profile/password', 'user', {
  summary: 'Change own password and end all other sessions',
  body: changePasswordBody,
});
