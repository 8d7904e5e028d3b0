// The owner's dashboard: numbers, each of which has a list behind it.

import { defineRoute } from '../wire/route.ts';
import { z } from '../wire/zod.ts';
import { SUMMARY_DAYS } from './limits.ts';

export const shopSummary = z.object({
  /** One entry per day in Jakarta, oldest first, also for days without a sale. */
  days: z.array(
    z.object({ day: z.iso.date(), orders: z.number().int(), revenue: z.number().int() }),
  ),
  /** Proofs that wait for a check. */
  waiting: z.object({ count: z.number().int(), oldestAt: z.iso.datetime().nullable() }),
  trials: z.object({ registered: z.number().int(), bought: z.number().int() }),
  /** Active is the status of that name: bound to a device and in force. */
  licenses: z.object({ issued: z.number().int(), active: z.number().int() }),
  /** How many devices in use run which version, as they said when they were activated; most first. */
  appVersions: z.array(z.object({ version: z.string().nullable(), devices: z.number().int() })),
  topProducts: z.array(
    z.object({ name: z.string(), sold: z.number().int(), revenue: z.number().int() }),
  ),
});
export type ShopSummary = z.infer<typeof shopSummary>;

export const getShopSummary = defineRoute({
  method: 'GET',
  path: '/admin/summary',
  access: 'admin',
  summary: `Sales of the last ${SUMMARY_DAYS} days and what waits`,
  responses: { 200: shopSummary },
});
