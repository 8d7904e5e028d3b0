// The owner's WhatsApp settings as stored: secrets are encrypted, so a stolen database cannot send
// messages.
import { whatsappProvider } from '@timesync/contract';
import { z } from 'zod';
import type { LicenseKeys } from '../crypto/license-keys.ts';
import { hashAtRest, openSecret } from '../crypto/sealed-at-rest.ts';
import { fonnteGateway } from './fonnte-gateway.ts';
import type { WhatsappGateway } from './gateway.ts';
import { graphGateway } from './graph-gateway.ts';

const storedChannel = z.object({
  provider: whatsappProvider,
  phoneNumberId: z.string().nullable(),
  templateName: z.string(),
  templateLanguage: z.string(),
  /** The sealed token in Base64. */
  sealedToken: z.string().nullable(),
  sealedAppSecret: z.string().nullable(),
  stopped: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type StoredChannel = z.infer<typeof storedChannel>;

const byHand: StoredChannel = {
  provider: 'none',
  phoneNumberId: null,
  templateName: 'kabar_pesanan',
  templateLanguage: 'id',
  sealedToken: null,
  sealedAppSecret: null,
  stopped: null,
};

/** A value that this version does not understand counts as not set. */
export function channelOf(stored: unknown): StoredChannel {
  const parsed = storedChannel.safeParse(stored);
  return parsed.success ? parsed.data : byHand;
}

export function isSending({ provider, sealedToken, stopped }: StoredChannel): boolean {
  return provider !== 'none' && sealedToken !== null && stopped === null;
}

export interface GatewayAddresses {
  /** With the version of the API, which ends two years after it began. */
  graph: string;
  fonnte: string;
}

export const gatewayAddresses: GatewayAddresses = {
  graph: 'https://graph.facebook.com/v23.0',
  fonnte: 'https://api.fonnte.com',
};

/** Undefined when messages are sent by hand. */
export async function openGateway(
  channel: StoredChannel,
  keys: LicenseKeys,
  addresses: GatewayAddresses,
): Promise<WhatsappGateway | undefined> {
  const { provider, sealedToken } = channel;
  if (!isSending(channel) || provider === 'none' || sealedToken === null) return undefined;
  const open = { ...channel, provider, token: await openSecret(keys, sealedToken) };
  return provider === 'wa-cloud'
    ? graphGateway(open, addresses.graph)
    : fonnteGateway(open, addresses.fonnte);
}

/**
 * The key in the URL for a gateway's reports. It is derived from the sealed token, so it changes
 * with each new token and is stored nowhere.
 */
export async function webhookKey(keys: LicenseKeys, { sealedToken }: StoredChannel) {
  return (await hashAtRest(keys, `whatsapp webhook ${sealedToken}`)).toString('base64url');
}
