import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from '../db/types.ts';
import { replaceSynced } from '../files/synced-file.ts';
import { failureReason } from '../jobs/failure-reason.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where the reader stops mails of this kind; his mail program shows a button for it. */
  unsubscribeUrl?: string;
}

export interface Attachment {
  filename: string;
  content: Buffer;
}

/** Attachments are made when the mail leaves: neither a job nor a notice holds them. */
export interface OutgoingMail extends Mail {
  attachments?: Attachment[];
}

/** `filed`: there is no mail server, so the mail became a file and reaches nobody. */
export type Delivery = 'sent' | 'filed';

export interface Mailer {
  /** The same id is the same mail: sent twice, mail programs show it once. */
  send(mail: OutgoingMail, id: string): Promise<Delivery>;
  close(): void;
}

/** The receiving server knows no such address: trying again would not help. */
export class AddressRefusedError extends Error {}

interface SmtpServer {
  host: string;
  port: number;
  /** True when the connection is encrypted from the first byte. */
  secure: boolean;
  /** The mailer never continues unencrypted. */
  requireTLS?: boolean;
  auth?: { user: string; pass: string };
}

export interface MailRoute {
  /** How the mail server is reached; undefined without one. */
  smtp: SmtpServer | { url: string } | undefined;
  from: string;
}

interface MailerOptions extends MailRoute {
  dataDir: string;
  log: Logger;
  timeoutsMs?: SmtpTimeouts;
}

interface SmtpTimeouts {
  connection: number;
  greeting: number;
  silence: number;
}

/**
 * Together shorter than a mail job may take (`shortJob`), so that a mail that timed out has ended.
 */
const TIMEOUTS_MS: SmtpTimeouts = { connection: 10_000, greeting: 10_000, silence: 30_000 };

export function createMailer(options: MailerOptions): Mailer {
  return options.smtp ? smtpMailer(options) : outboxMailer(options);
}

function smtpMailer({ smtp, from, timeoutsMs = TIMEOUTS_MS }: MailerOptions): Mailer {
  const transport = createTransport(
    {
      ...smtp,
      pool: true,
      connectionTimeout: timeoutsMs.connection,
      greetingTimeout: timeoutsMs.greeting,
      socketTimeout: timeoutsMs.silence,
    },
    { from },
  );
  return {
    async send(mail, id) {
      try {
        await transport.sendMail(messageOf(mail, id, from));
        return 'sent';
      } catch (error) {
        throw isAddressRefused(error) ? new AddressRefusedError(failureReason(error)) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** 5xx to the recipient is final; to our login or to the whole mail it may be a setting of ours. */
function isAddressRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
}

/** Without a mail server every mail becomes a file that any mail program opens. */
function outboxMailer({ dataDir, from, log }: MailerOptions): Mailer {
  const folder = join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(mail, id) {
      const { message } = await transport.sendMail(messageOf(mail, id, from));
      await mkdir(folder, { recursive: true });
      const path = resolve(folder, `${id}.eml`);
      await replaceSynced(path, message as Buffer);
      log.info({ path }, 'mail written to outbox');
      return 'filed';
    },
    close: () => transport.close(),
  };
}

/** With the headers of RFC 8058, by which a mail program stops such mails without a page. */
function messageOf({ unsubscribeUrl, ...mail }: OutgoingMail, id: string, from: string) {
  const headers = unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...mail, messageId: messageId(id, from), ...(headers && { headers }) };
}

function messageId(id: string, from: string): string {
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${host}>`;
}
