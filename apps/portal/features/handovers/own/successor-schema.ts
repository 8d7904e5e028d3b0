// One field for both: what has an @ is an email, everything else a number.
import { email, mosqueName, whatsapp, z } from '@timesync/contract';

const successor = z
  .string()
  .trim()
  .min(1, 'Email atau nomor WhatsApp ketua berikutnya wajib diisi')
  .transform((typed, context): { email: string } | { whatsapp: string } => {
    const isEmail = typed.includes('@');
    const parsed = (isEmail ? email : whatsapp).safeParse(typed);
    if (parsed.success) return isEmail ? { email: parsed.data } : { whatsapp: parsed.data };
    context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? '' });
    return z.NEVER;
  });

export const successorForm = z
  .object({ successor, filesOwn: z.boolean() })
  .transform(({ successor: named, filesOwn }) => ({ ...named, filesOwn }));

export const successorWithMosqueForm = z
  .object({ name: mosqueName, successor })
  .transform(({ name, successor: named }) => ({ name, ...named }));
