import { mosqueName, z } from '@timesync/contract';
import { emailOrWhatsapp } from '~/components/form/email-or-whatsapp';

const successor = emailOrWhatsapp('Email atau nomor WhatsApp ketua berikutnya wajib diisi');

export const successorForm = z
  .object({ successor, filesOwn: z.boolean() })
  .transform(({ successor: named, filesOwn }) => ({ ...named, filesOwn }));

export const successorWithMosqueForm = z
  .object({ name: mosqueName, successor })
  .transform(({ name, successor: named }) => ({ name, ...named }));
