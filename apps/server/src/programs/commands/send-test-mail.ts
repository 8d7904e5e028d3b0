// `send-test-mail address`: whether mails leave, before a customer finds out.
import { randomUUID } from 'node:crypto';
import { email as emailSchema } from '@timesync/contract';
import { readConfig } from '../../platform/config.ts';
import { failureReason } from '../../platform/jobs/failure-reason.ts';
import { openLog } from '../../platform/log/open-log.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { testMail } from '../../platform/mail/test-mail.ts';
import { ProgramError, runProgram, UsageError } from './run-program.ts';

await runProgram({
  help: `send-test-mail address
Sends one mail through SMTP_URL, or writes it to DATA_DIR/outbox where that is not set.
A mail server that is set in Pengaturan is tried there, with "Kirim email uji".`,
  options: {},
  async run({ positionals: [given = '', ...more] }) {
    const address = emailSchema.safeParse(given);
    if (!address.success || more.length > 0) throw new UsageError('One email address is needed.');
    const { SMTP_URL: smtpUrl, MAIL_FROM: from, DATA_DIR: dataDir } = readConfig(process.env);
    const mailer = createMailer({
      smtp: smtpUrl ? { url: smtpUrl } : undefined,
      from,
      dataDir,
      log: openLog('warn'),
    });
    try {
      await mailer.send(testMail(address.data), randomUUID());
    } catch (error) {
      throw new ProgramError(`The mail was not sent. ${failureReason(error)}`);
    } finally {
      mailer.close();
    }
    process.stdout.write(
      smtpUrl
        ? `The mail server took the mail from ${from} to ${address.data}.\n`
        : `SMTP_URL is not set: the mail is a file in ${dataDir}/outbox.\n`,
    );
  },
});
