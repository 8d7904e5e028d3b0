// One field for both: what has an @ is an email, everything else a number.
import { email, whatsapp, z } from '@timesync/contract';

/** `missing` is the message for an empty field. */
export function emailOrWhatsapp(missing: string) {
  return z
    .string()
    .trim()
    .min(1, missing)
    .transform((typed, context): { email: string } | { whatsapp: string } => {
      const isEmail = typed.includes('@');
      const parsed = (isEmail ? email : whatsapp).safeParse(typed);
      if (parsed.success) return isEmail ? { email: parsed.data } : { whatsapp: parsed.data };
      context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? '' });
      return z.NEVER;
    });
}
