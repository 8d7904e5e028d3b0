import { webhook } from '@timesync/contract';
import { z } from 'zod';

/** The secret is sealed (base64), so a stolen database cannot sign. */
const storedWebhook = webhook.extend({ sealedSecret: z.string() });
export type StoredWebhook = z.infer<typeof storedWebhook>;

/** A value that this version does not understand counts as not set. */
export const webhooksOf = (stored: unknown): StoredWebhook[] =>
  z.array(storedWebhook).catch([]).parse(stored);
