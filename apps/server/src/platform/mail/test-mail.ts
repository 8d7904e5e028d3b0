import { brand } from '@timesync/contract';
import { composeMail } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

/** Shows whether mails leave, before a customer finds out. */
export function testMail(to: string): Mail {
  return composeMail({
    to,
    subject: `Email uji ${brand.name}`,
    greeting: "Assalamu'alaikum.",
    blocks: ['Email ini menunjukkan bahwa pengiriman email berjalan.'],
  });
}
