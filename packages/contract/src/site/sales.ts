// The trial form of the sales page. The specification asks for less here than at sign-up: three
// filled fields and an email. A readable number is stored like any other, anything else as typed.
import { normalizePhone } from '../values/phone.ts';
import { email, text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

const typedNumber = text({ max: 50, message: 'Nomor WhatsApp wajib diisi' }).transform(
  (value) => normalizePhone(value) ?? value,
);

export const trialBody = z.strictObject({
  name: text({ max: 100, message: 'Nama wajib diisi' }),
  email,
  whatsapp: typedNumber,
  /**
   * People never see this field, so only bots fill it. Any value is accepted, so that they learn
   * nothing.
   */
  website: z.string().max(10_000).optional(),
});

const trialUser = z.object({ email: z.string() });

export const registerTrial = defineRoute('POST /public/sales-page', 'public', {
  summary: 'Open a trial account and sign in; a known email answers 200 without a password',
  body: trialBody,
  responses: {
    201: z.object({
      message: z.string(),
      user: trialUser.extend({ password: z.string() }),
      link: z.string(),
    }),
    200: z.object({ message: z.string(), user: trialUser, link: z.string() }),
  },
});
