import { mosqueName, z } from '@timesync/contract';
import { emailOrWhatsapp } from '~/components/form/email-or-whatsapp';

const successor = emailOrWhatsapp('Email atau nomor WhatsApp ketua berikutnya wajib diisi');

/** A member was chosen from the list, or somebody is named by his address. */
export const handOnForm = z
  .object({
    memberId: z.string(),
    successor: z.string(),
    leaves: z.boolean(),
    filesOwn: z.boolean(),
  })
  .transform(({ memberId, successor: typed, ...choices }, context) => {
    if (memberId) return { ...choices, memberId: Number(memberId) };
    const named = successor.safeParse(typed);
    if (named.success) return { ...choices, ...named.data };
    const message = named.error.issues[0]?.message ?? '';
    context.addIssue({ code: 'custom', path: ['successor'], message });
    return z.NEVER;
  });

/** For a person whose licences belong to no mosque yet. */
export const handOnWithMosqueForm = z
  .object({ name: mosqueName, successor })
  .transform(({ name, successor: named }) => ({ name, leaves: true, filesOwn: true, ...named }));
