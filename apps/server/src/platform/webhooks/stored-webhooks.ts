// The addresses that are told what happens, as stored: their secrets are encrypted, so a stolen
// database cannot sign.
import { webhookEvent } from '@timesync/contract';
import { z } from 'zod';

const storedWebhook = z.object({
  id: z.uuid(),
  url: z.url(),
  events: z.array(webhookEvent),
  /** Base64. */
  sealedSecret: z.string(),
  stopped: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type StoredWebhook = z.infer<typeof storedWebhook>;

/** A value that this version does not understand counts as not set. */
export function webhooksOf(stored: unknown): StoredWebhook[] {
  const parsed = z.array(storedWebhook).safeParse(stored);
  return parsed.success ? parsed.data : [];
}
