import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from '../db/types.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

interface MailerOptions {
  smtpUrl: string | undefined;
  from: string;
  dataDir: string;
  log: Logger;
}

export function createMailer({ smtpUrl, from, dataDir, log }: MailerOptions): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from) : outboxMailer(join(dataDir, 'outbox'), from, log);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}

/** Without a mail server every mail becomes a file that any mail program opens. */
function outboxMailer(folder: string, from: string, log: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  let count = 0;
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true });
      count += 1;
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${count}.eml`;
      const path = resolve(folder, name);
      await writeFile(path, message, { mode: 0o600 });
      log.info({ path }, 'mail written to outbox');
    },
  };
}
