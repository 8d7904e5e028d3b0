// Sent directly and not through the queue, so that the admin sees whether the mail server accepts
// it. The sentences say only what he can mend: a test mail must not describe what else answers in
// the server's own network.
import { randomUUID } from 'node:crypto';
import { brand } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { failureReason } from '../../../platform/jobs/failure-reason.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { AddressRefusedError } from '../../../platform/mail/mailer.ts';
import { saveShopTime } from '../settings/change-settings.ts';

/** Returns the address. */
export async function sendTestMail(context: ActorContext): Promise<string> {
  const { actor, limits, log, mailer } = context;
  await limits.spend('testMailsPerUser', String(actor.userId));
  const { email } = actor.profile;
  const mail = composeMail({ email }, `Email uji ${brand.name}`, [
    'Email ini menunjukkan bahwa pengiriman email berjalan.',
  ]);
  const delivery = await mailer.send(mail, randomUUID()).catch((error: unknown) => {
    log.warn({ reason: failureReason(error) }, 'the test mail was not sent');
    throw new AppError('MAIL_NOT_SENT', { message: sentenceFor(error) });
  });
  if (delivery === 'sent') await saveShopTime(context, 'mailTestedAt');
  return email;
}

const UNREACHABLE =
  'Email uji tidak terkirim: server email tidak dapat dihubungi. Periksa nama server dan port.';
/** The keys are error codes of nodemailer. */
const SENTENCES = new Map([
  ['EAUTH', 'Email uji tidak terkirim: username atau password ditolak server email.'],
  ['EENVELOPE', 'Email uji tidak terkirim: server email menolak pengirim. Periksa email pengirim.'],
  ['EMESSAGE', 'Email uji tidak terkirim: server email menolak isinya.'],
  [
    'ETLS',
    'Email uji tidak terkirim: sambungan aman ke server email gagal. Coba port 465 atau 587.',
  ],
]);

function sentenceFor(error: unknown): string {
  if (error instanceof AddressRefusedError) {
    return 'Email uji tidak terkirim: server email menolak alamat Anda.';
  }
  return SENTENCES.get(String((error as { code?: unknown }).code)) ?? UNREACHABLE;
}
