// The owner's mail server. Its password comes in and never goes out again.
import type { MailServer, MailServerBody } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { sealSecret } from '../../../platform/crypto/sealed-at-rest.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { isSendingMail, type StoredMailServer } from '../../../platform/mail/mail-server.ts';
import { changeInTurn } from './change-settings.ts';
import { saveSettings } from './settings.repository.ts';

export async function changeMailServer(
  context: ActorContext,
  { password, ...wanted }: MailServerBody,
): Promise<void> {
  const { licenseKeys } = context;
  const sealedNow = password === undefined ? undefined : await sealSecret(licenseKeys, password);
  await replaceMailServer(context, { isNewPassword: password !== undefined }, (before) => {
    if (wanted.user === null) return { ...wanted, sealedPassword: null };
    // Another server must not learn the password of this one.
    const isSame = before?.host === wanted.host && before.user === wanted.user;
    const sealedPassword = sealedNow ?? (isSame ? before.sealedPassword : null);
    if (sealedPassword === null) {
      throw new AppError('INVALID', {
        field: 'password',
        message: 'Password server email wajib diisi',
      });
    }
    return { ...wanted, sealedPassword };
  });
}

export async function removeMailServer(context: ActorContext): Promise<void> {
  await replaceMailServer(context, {}, () => null);
}

function replaceMailServer(
  context: ActorContext,
  note: object,
  decide: (before: StoredMailServer | null) => StoredMailServer | null,
): Promise<void> {
  return changeInTurn(context, async (tx, { mailServer: before }) => {
    const after = decide(before);
    // The new server has not accepted a test mail yet.
    await saveSettings(tx, { mailServer: after, mailTestedAt: null }, context.clock.now());
    await recordChange(tx, context, ['settings', 1], 'change mail server', {
      before: withoutPassword(before),
      after: { ...withoutPassword(after), ...note },
    });
  });
}

function withoutPassword(server: StoredMailServer | null) {
  if (!server) return { host: null };
  const { host, port, user, from } = server;
  return { host, port, user, from };
}

export function presentMailServer({
  config,
  settings,
}: Pick<Dependencies, 'config' | 'settings'>): MailServer {
  const { mailServer, notes } = settings.current;
  const state = {
    isSending: isSendingMail(config, mailServer),
    testedAt: notes.mailTestedAt,
  };
  if (mailServer) {
    const { sealedPassword, ...shown } = mailServer;
    return { source: 'settings', ...shown, hasPassword: sealedPassword !== null, ...state };
  }
  const nothing = { host: null, port: null, user: null, from: null, hasPassword: false };
  if (!config.SMTP_URL) return { source: 'none', ...nothing, ...state };
  return { source: 'environment', ...partsOf(config.SMTP_URL), from: config.MAIL_FROM, ...state };
}

/** What an SMTP address says, without its password. */
function partsOf(smtpUrl: string) {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  return {
    host: hostname,
    port: port ? Number(port) : protocol === 'smtps:' ? 465 : 587,
    user: username ? decodeURIComponent(username) : null,
    hasPassword: password !== '',
  };
}
