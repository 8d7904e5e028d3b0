// Second factors of admins: codes of an authenticator app, passkeys, and backup codes for the day
// both are lost. Passkeys are sent as WebAuthn's own JSON, which its library reads.
import { text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

export const secondFactorMethod = z.enum(['totp', 'passkey', 'backup']);
export type SecondFactorMethod = z.infer<typeof secondFactorMethod>;

const webAuthnJson = z.record(z.string(), z.unknown());
/** The same as text, as it is sent; the library checks the content. */
const webAuthnText = text({ max: 20_000, message: 'Jawaban passkey wajib diisi' });

// Six digits of the app, or a backup code; people type both in groups.
const factorCode = text({ max: 40, message: 'Kode wajib diisi' }).transform((typed) =>
  typed.replace(/[\s\p{Dash}]/gu, '').toLowerCase(),
);

/** One of the two: a code, or what the passkey answered. */
export const factorAnswer = z.strictObject({
  code: factorCode.optional(),
  passkey: webAuthnText.optional(),
});
export type FactorAnswer = z.infer<typeof factorAnswer>;

/** The open question: the methods, and WebAuthn's options when a passkey is among them. */
export const factorQuestion = z.object({
  methods: z.array(secondFactorMethod),
  passkeyOptions: webAuthnJson.nullable(),
});
export type FactorQuestion = z.infer<typeof factorQuestion>;

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const factors = z.object({
  hasTotp: z.boolean(),
  passkeys: z.array(passkey),
  /** Backup codes that were not used yet. */
  backupCodesLeft: z.number().int(),
});
export type Factors = z.infer<typeof factors>;

/** The backup codes are shown once, with the first factor that is set. */
const addedFactor = z.object({ backupCodes: z.array(z.string()).nullable() });
export type AddedFactor = z.infer<typeof addedFactor>;

const path = '/auth/second-factor';

export const askFactor = defineRoute('POST /auth/confirm/options', 'staff', {
  summary: 'What can be asked before a step that needs the second factor again',
  responses: { 200: factorQuestion },
});

export const confirmFactor = defineRoute('POST /auth/confirm', 'staff', {
  summary: 'Prove the second factor again; it counts for ten minutes in this session',
  body: factorAnswer,
});

export const getFactors = defineRoute(`GET ${path}`, 'staff', {
  summary: 'Own second factors',
  responses: { 200: factors },
});

export const beginTotp = defineRoute(`POST ${path}/totp`, 'staff', {
  summary: 'A new secret for an authenticator app; counts once a code of it was typed',
  asksAgain: { loss: 'rights', question: 'SECOND_FACTOR_CHANGE' },
  responses: { 200: z.object({ secret: z.string(), uri: z.string() }) },
});

export const confirmTotp = defineRoute(`POST ${path}/totp/confirm`, 'staff', {
  summary: 'Switch the authenticator app on with its first code',
  body: z.strictObject({ code: factorCode }),
  responses: { 200: addedFactor },
});

export const removeTotp = defineRoute(`DELETE ${path}/totp`, 'staff', {
  summary: 'Switch the authenticator app off',
  asksAgain: { loss: 'rights', question: 'SECOND_FACTOR_CHANGE' },
});

export const beginPasskey = defineRoute(`POST ${path}/passkeys/options`, 'staff', {
  summary: 'Options for a new passkey',
  asksAgain: { loss: 'rights', question: 'SECOND_FACTOR_CHANGE' },
  responses: { 200: z.object({ options: webAuthnJson }) },
});

export const addPasskey = defineRoute(`POST ${path}/passkeys`, 'staff', {
  summary: 'Keep a new passkey',
  body: z.strictObject({
    name: text({ max: 60, message: 'Nama passkey wajib diisi' }),
    passkey: webAuthnText,
  }),
  responses: { 201: addedFactor },
});

export const removePasskey = defineRoute(`DELETE ${path}/passkeys/:id`, 'staff', {
  summary: 'Forget a passkey',
  params: z.strictObject({ id: text({ max: 1400, message: 'Passkey tidak dikenal' }) }),
  asksAgain: { loss: 'rights', question: 'SECOND_FACTOR_CHANGE' },
});

export const renewBackupCodes = defineRoute(`POST ${path}/backup-codes`, 'staff', {
  summary: 'Ten new backup codes; the old ones end',
  asksAgain: { loss: 'rights', question: 'SECOND_FACTOR_CHANGE' },
  responses: { 200: z.object({ backupCodes: z.array(z.string()) }) },
});
