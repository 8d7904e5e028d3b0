// The mail server as the owner has set it. Its password is encrypted, so a stolen database cannot
// send mails in the owner's name.
import { brand } from '@timesync/contract';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { LicenseKeys } from '../crypto/license-keys.ts';
import { openSecret } from '../crypto/sealed-at-rest.ts';
import type { MailRoute } from './mailer.ts';

const storedMailServer = z.object({
  host: z.string(),
  port: z.number().int(),
  user: z.string().nullable(),
  /** The sealed password in Base64. */
  sealedPassword: z.string().nullable(),
  from: z.string(),
});
export type StoredMailServer = z.infer<typeof storedMailServer>;

/** A value that this version does not understand counts as not set. */
export function mailServerOf(stored: unknown): StoredMailServer | null {
  const parsed = storedMailServer.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

type MailConfig = Pick<Config, 'MAIL_FROM' | 'OUTBOX_ONLY' | 'SMTP_URL'>;

/** Whether mails leave this server; otherwise they become files in the outbox. */
export function isSendingMail(config: MailConfig, stored: StoredMailServer | null): boolean {
  return !config.OUTBOX_ONLY && (stored !== null || config.SMTP_URL !== undefined);
}

/** The owner's mail server, otherwise the operator's, otherwise the outbox. */
export async function openMailRoute(
  config: MailConfig,
  stored: StoredMailServer | null,
  keys: LicenseKeys,
): Promise<MailRoute> {
  const from = stored ? `${brand.name} <${stored.from}>` : config.MAIL_FROM;
  const { OUTBOX_ONLY, SMTP_URL: url } = config;
  if (OUTBOX_ONLY) return { smtp: undefined, from };
  if (!stored) return { smtp: url ? { url } : undefined, from };
  const { host, port, user, sealedPassword } = stored;
  const isEncrypted = port === 465;
  return {
    from,
    smtp: {
      host,
      port,
      secure: isEncrypted,
      ...(user !== null &&
        sealedPassword !== null && {
          auth: { user, pass: await openSecret(keys, sealedPassword) },
          // A password travels encrypted, except to a mail server on this machine.
          requireTLS: !isEncrypted && !isThisMachine(host),
        }),
    },
  };
}

const isThisMachine = (host: string) => host === 'localhost' || host.startsWith('127.');
