// The server's health for the admin: problems first, then figures.
import { orderStatus } from '../orders/order-status.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

const count = z.number().int();

export const healthProblem = z.enum([
  'database',
  'disk',
  'storage',
  'clock',
  'mail',
  'jobs',
  'backup',
  'backup-test',
]);

export const health = z.object({
  /** The list is empty when everything is fine. */
  problems: z.array(healthProblem),
  release: z.object({
    version: z.string(),
    /** Null where the server runs from its sources. */
    commit: z.string().nullable(),
  }),
  /** Whether messages to customers leave by themselves. */
  channels: z.object({
    mail: z.enum(['sending', 'unset']),
    /** `by hand` is the owner's choice; `stopped` by the gateway. */
    whatsapp: z.enum(['sending', 'by hand', 'unset', 'stopped']),
  }),
  /** The server's clock less the database's. */
  clockDifferenceMs: z.number().nullable(),
  /** The free share of the disk under DATA_DIR, from 0 to 1. */
  freeShare: z.number().nullable(),
  memory: z.object({ rssBytes: count, heapBytes: count }),
  connections: z.object({ open: count, idle: count, waiting: count }),
  /** Places taken and places there are, of this server. */
  uploads: z.object({ open: count, most: count }),
  queues: z.array(
    z.object({
      queue: z.string(),
      waiting: count,
      active: count,
      failed: count,
      oldestSeconds: z.number(),
    }),
  ),
  mails: z.object({ waiting: count, failed: count }),
  /** Unexpected errors by kind and place, the newest first; no messages, no personal data. */
  errors: z.array(
    z.object({
      kind: z.string(),
      place: z.string(),
      /** The route or the job queue. */
      source: z.string(),
      count,
      firstAt: z.iso.datetime(),
      lastAt: z.iso.datetime(),
    }),
  ),
  ordersByStatus: z.record(orderStatus, count),
  /** The last hour of this server, minute by minute, oldest first. */
  minutes: z.array(
    z.object({
      at: z.iso.datetime(),
      requests: count,
      /** Nineteen of twenty requests were faster; null without any. */
      p95Ms: z.number().nullable(),
      rssBytes: count,
    }),
  ),
});

export type Health = z.infer<typeof health>;

export const getHealth = defineRoute('GET /admin/health', 'admin', {
  summary: 'How the server feels: problems, memory, queues, mails',
  responses: { 200: health },
});
