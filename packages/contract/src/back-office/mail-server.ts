// The mail server: the owner sets it in Pengaturan. The operator's SMTP_URL is only its default.
import { emailAddress, text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const WRONG_PORT = 'Port harus angka 1 sampai 65535';

export const mailServerBody = z.strictObject({
  host: text({ max: 253, message: 'Nama server email wajib diisi' })
    .toLowerCase()
    .regex(HOST, 'Nama server tidak valid, contoh: smtp.contoh.id'),
  /** 465 is encrypted from the first byte; on other ports STARTTLS follows. */
  port: z.number(WRONG_PORT).int(WRONG_PORT).min(1, WRONG_PORT).max(65_535, WRONG_PORT),
  /** Null for a server that asks for no login. */
  user: text({ max: 254 }).nullable(),
  /** Written and never returned: an omitted one stays unchanged while server and user stay the same. */
  password: z
    .string()
    .min(1, 'Password server email wajib diisi')
    .max(500, 'Maksimal 500 karakter')
    .refine((typed) => !typed.includes('\u0000') && typed.isWellFormed(), 'Password tidak valid')
    .optional(),
  /** The address of the sender. */
  from: emailAddress('Email pengirim wajib diisi'),
});
export type MailServerBody = z.infer<typeof mailServerBody>;

const mailServer = z.object({
  /** `environment`: the operator's default. */
  source: z.enum(['settings', 'environment', 'none']),
  host: z.string().nullable(),
  port: z.number().int().nullable(),
  user: z.string().nullable(),
  hasPassword: z.boolean(),
  from: z.string().nullable(),
  /** False: every mail becomes a file on the server, and nobody gets it. */
  isSending: z.boolean(),
  /** When the present server last accepted a test mail. */
  testedAt: z.iso.datetime().nullable(),
});
export type MailServer = z.infer<typeof mailServer>;

const path = '/admin/mail-server';

export const getMailServer = defineRoute(`GET ${path}`, 'admin', {
  summary: 'The mail server; its password is not shown',
  responses: { 200: mailServer },
});

export const changeMailServer = defineRoute(`PATCH ${path}`, 'admin', {
  summary: 'Set the mail server, with the password of the admin',
  body: mailServerBody,
  asksAgain: { loss: 'rights', question: 'MAIL_SERVER_CHANGE' },
  responses: { 200: mailServer },
});

export const removeMailServer = defineRoute(`DELETE ${path}`, 'admin', {
  summary: 'Return to the default of the environment, or to no mail server',
  asksAgain: { loss: 'rights', question: 'MAIL_SERVER_CHANGE' },
  responses: { 200: mailServer },
});
