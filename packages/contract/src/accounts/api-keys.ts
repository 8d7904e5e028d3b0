// Keys for programs. A key acts for the pemilik who made it and ends with him.
import { text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { apiScopes } from './api-scopes.ts';

export const apiScope = z.enum(apiScopes, 'Pilih izinnya.');

const apiKey = z.object({
  id: z.number().int(),
  name: z.string(),
  scopes: z.array(apiScope),
  /** Its last four letters, to tell keys apart. */
  ending: z.string(),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

const path = '/admin/api-keys';

export const listApiKeys = defineRoute(`GET ${path}`, 'admin', {
  summary: 'The keys that work, newest first',
  responses: { 200: z.object({ data: z.array(apiKey) }) },
});

export const makeApiKeyBody = z.strictObject({
  name: text({ min: 2, max: 60, message: 'Nama minimal 2 karakter' }),
  scopes: z.array(apiScope).min(1, 'Pilih paling sedikit satu izin.').max(apiScopes.length),
});
export const makeApiKey = defineRoute(`POST ${path}`, 'admin', {
  summary: 'Make a key; it is in this answer and never shown again',
  body: makeApiKeyBody,
  asksAgain: { loss: 'data', question: 'API_KEY_NEW' },
  responses: { 201: z.object({ key: z.string() }) },
});

export const revokeApiKey = defineRoute(`DELETE ${path}/:id`, 'admin', {
  summary: 'End a key at once',
});
