import { mosqueName, z } from '@timesync/contract';
import { emailOrWhatsapp } from '~/components/form/email-or-whatsapp';

const address = emailOrWhatsapp('Email atau nomor WhatsApp ketua berikutnya wajib diisi');

/** A member was chosen from the list, or somebody is named by his address. */
export const handOnForm = z
  .object({
    name: mosqueName,
    memberId: z.string(),
    successor: z.string(),
    leaves: z.boolean(),
    filesOwn: z.boolean(),
  })
  .transform(({ memberId, successor, ...choices }, context) => {
    if (memberId) return { ...choices, memberId: Number(memberId) };
    const named = address.safeParse(successor);
    if (named.success) return { ...choices, ...named.data };
    const message = named.error.issues[0]?.message ?? '';
    context.addIssue({ code: 'custom', path: ['successor'], message });
    return z.NEVER;
  });
