// A user's sessions, and ending them.
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

const openSession = z.object({
  id: z.uuid(),
  /** The device in words that its owner knows: "Chrome di Android". */
  device: z.string(),
  /** The network address, shortened: enough to distinguish networks. */
  place: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The session of this request. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const listSessions = defineRoute('GET /auth/sessions', 'user', {
  summary: 'Where this account is signed in, this browser first, then the last seen',
  responses: { 200: z.object({ data: z.array(openSession) }) },
});

export const endSession = defineRoute('DELETE /auth/sessions/:id', 'user', {
  summary: 'Sign out one browser of this account',
  params: z.strictObject({ id: z.uuid('Perangkat tidak dikenal') }),
});

export const endOtherSessions = defineRoute('POST /auth/sessions/end-others', 'user', {
  summary: 'Sign out every browser of this account but this one',
});
