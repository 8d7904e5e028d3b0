// A WhatsApp message says what it is about and where to read it, nothing else: it contains no key,
// digits or password, whatever the mail says.
import { brand, ownOrderUrl, screens } from '@timesync/contract';

export interface Subject {
  subject: 'order' | 'order line' | 'license' | 'user';
  subjectId: number;
}

export function whatsappWords(
  name: string,
  /** The subject line of the mail about the same. */
  title: string,
  { subject, subjectId }: Subject,
  publicUrl: string,
) {
  const path =
    subject === 'order'
      ? ownOrderUrl(subjectId)
      : subject === 'user'
        ? screens.dashboard
        : screens.ownProducts;
  const link = publicUrl + path;
  const text = [
    `Assalamu'alaikum, ${name}. Kabar dari ${brand.name}: ${title}.`,
    `Selengkapnya: ${link}`,
    'Balas STOP jika tidak ingin menerima pesan seperti ini.',
  ].join('\n\n');
  return { title, link, text };
}
