// The owner's gateway for WhatsApp. Its secrets come in and never go out again.
import type { WhatsappChannel, WhatsappChannelBody } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { sealSecret } from '../../../platform/crypto/sealed-at-rest.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { channelOf, type StoredChannel, webhookKey } from '../../../platform/whatsapp/channel.ts';
import { changeInTurn } from './change-settings.ts';
import { lockSettings, saveSettings } from './settings.repository.ts';

const NAME = 'whatsapp';

export async function changeChannel(
  context: ActorContext,
  { token, appSecret, ...wanted }: WhatsappChannelBody,
): Promise<void> {
  const { clock, licenseKeys } = context;
  const sealedToken = token === undefined ? undefined : await sealSecret(licenseKeys, token);
  const sealedAppSecret =
    appSecret === undefined ? undefined : await sealSecret(licenseKeys, appSecret);
  await changeInTurn(context, async (tx, { whatsapp: before }) => {
    // The secrets of one gateway are useless to another.
    const stored = before.provider === wanted.provider ? before : undefined;
    const after: StoredChannel = {
      ...wanted,
      sealedToken: sealedToken ?? stored?.sealedToken ?? null,
      sealedAppSecret: sealedAppSecret ?? stored?.sealedAppSecret ?? null,
      stopped: null,
    };
    requireWhole(after);
    await saveSettings(tx, { [NAME]: after }, clock.now());
    await recordChange(tx, context, ['settings', 1], 'change whatsapp', {
      before: publicPart(before),
      after: { ...publicPart(after), isNewToken: token !== undefined },
    });
  });
}

/** Returns the channel without its secrets. */
function publicPart({ provider, phoneNumberId, templateName, templateLanguage }: StoredChannel) {
  return { provider, phoneNumberId, templateName, templateLanguage };
}

function requireWhole({ provider, phoneNumberId, sealedToken, sealedAppSecret }: StoredChannel) {
  if (provider === 'none') return;
  const refuse = (field: string, message: string) => new AppError('INVALID', { field, message });
  if (sealedToken === null) throw refuse('token', 'Isi token dari penyedia WhatsApp.');
  if (provider === 'fonnte') return;
  if (phoneNumberId === null) throw refuse('phoneNumberId', 'Isi Phone number ID dari Meta.');
  if (sealedAppSecret === null) throw refuse('appSecret', 'Isi App secret dari Meta.');
}

/** False when it had stopped before: the owner knows. */
export async function markChannelStopped(
  tx: Tx,
  stopped: { at: string; reason: string },
): Promise<boolean> {
  const channel = channelOf((await lockSettings(tx))[NAME]);
  if (channel.stopped || channel.provider === 'none') return false;
  await saveSettings(tx, { [NAME]: { ...channel, stopped } }, new Date(stopped.at));
  return true;
}

export async function presentChannel({
  config,
  licenseKeys,
  settings,
}: Pick<Dependencies, 'config' | 'licenseKeys' | 'settings'>): Promise<WhatsappChannel> {
  const channel = settings.current.whatsapp;
  const { provider, stopped, sealedToken, sealedAppSecret } = channel;
  const shown = { ...publicPart(channel), stopped };
  const secrets = { hasToken: sealedToken !== null, hasAppSecret: sealedAppSecret !== null };
  if (provider === 'none') return { ...shown, ...secrets, webhook: null };
  const key = await webhookKey(licenseKeys, channel);
  const url = `${config.publicUrl}${WEBHOOKS[provider]}`;
  const webhook =
    provider === 'fonnte'
      ? { url: `${url}?${KEY_PARAM}=${key}`, verifyToken: null }
      : { url, verifyToken: key };
  return { ...shown, ...secrets, webhook };
}

/** Where gateways report. A key in the query string stays out of the log. */
export const KEY_PARAM = 'kunci';
export const WEBHOOKS = {
  'wa-cloud': '/webhooks/whatsapp/cloud',
  fonnte: '/webhooks/whatsapp/fonnte',
} as const;
