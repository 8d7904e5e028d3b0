// The interface of WhatsApp gateways. Each speaks its own protocol and returns an id or throws one of
// three errors that say what to do; every other error means "try later".
import type { WhatsappProvider } from '@timesync/contract';

export interface WhatsappMessage {
  /** The number in E.164: `+628…`. */
  to: string;
  /** The three gaps of the template. */
  name: string;
  title: string;
  link: string;
  /** The same as one text, for gateways without templates. */
  text: string;
  /** The gateway's later reports contain this id. */
  reference: string;
}

export interface WhatsappGateway {
  /** Returns what the gateway calls the message. */
  send(message: WhatsappMessage): Promise<string>;
}

/** The account is locked or the token is no longer valid, so no message can be sent. */
export class ChannelRefusedError extends Error {}

/** This number has no WhatsApp: trying again would not help. */
export class NumberRefusedError extends Error {}

/**
 * It hung, or said yes without a number: the message may have left. Its report may still come, so the
 * next try leaves it some time.
 */
export class NoAnswerError extends Error {}

/** The owner's settings with decrypted secrets. */
export interface OpenChannel {
  provider: Exclude<WhatsappProvider, 'none'>;
  phoneNumberId: string | null;
  templateName: string;
  templateLanguage: string;
  token: string;
}
