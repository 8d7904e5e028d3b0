// `send-test-mail address`: whether mails leave, before a customer finds out.
import { randomUUID } from 'node:crypto';
import { brand, email as emailSchema } from '@timesync/contract';
import { pino } from 'pino';
import { readConfig } from './platform/config.ts';
import { failureReason } from './platform/jobs/failure-reason.ts';
import { composeMail } from './platform/mail/mail-layout.ts';
import { createMailer } from './platform/mail/mailer.ts';

const address = emailSchema.safeParse(process.argv[2] ?? '');
if (!address.success) {
  process.stderr.write('Usage: send-test-mail address\n');
  process.exit(1);
}

const { SMTP_URL: smtpUrl, MAIL_FROM: from, DATA_DIR: dataDir } = readConfig(process.env);
const mailer = createMailer({ smtpUrl, from, dataDir, log: pino({ level: 'info' }) });
try {
  const mail = composeMail({
    to: address.data,
    subject: `Surat uji ${brand.name}`,
    greeting: "Assalamu'alaikum.",
    blocks: [{ kind: 'paragraph', text: 'Surat ini menunjukkan bahwa pengiriman email berjalan.' }],
  });
  await mailer.send(mail, randomUUID());
  process.stdout.write(
    smtpUrl
      ? `The mail server took the mail from ${from} to ${address.data}.\n`
      : `SMTP_URL is not set: the mail is a file in ${dataDir}/outbox.\n`,
  );
} catch (error) {
  process.stderr.write(`The mail was not sent. ${failureReason(error)}\n`);
  process.exitCode = 1;
} finally {
  mailer.close();
}
