// The owner's dashboard: numbers, each of which has a list behind it.
import { licenseStatus } from '../licensing/license-status.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { SUMMARY_WEEKS } from './limits.ts';

export const shopSummary = z.object({
  /** One entry per day in Jakarta, oldest first, also for days on which nothing happened. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      orders: z.number().int(),
      revenue: z.number().int(),
      /** People who registered for a trial. */
      trials: z.number().int(),
      /** Licences that were activated for the first time. */
      activations: z.number().int(),
    }),
  ),
  trials: z.object({ registered: z.number().int(), bought: z.number().int() }),
  /** How many have which status. */
  licenses: z.record(licenseStatus, z.number().int()),
  /** Where the mosques are; null for those of no town that is known. Most first. */
  mosques: z.array(z.object({ province: z.string().nullable(), count: z.number().int() })),
  topProducts: z.array(
    z.object({ name: z.string(), sold: z.number().int(), revenue: z.number().int() }),
  ),
});
export type ShopSummary = z.infer<typeof shopSummary>;

export const getShopSummary = defineRoute('GET /admin/summary', 'admin', {
  summary: `Sales of the last ${SUMMARY_WEEKS} weeks, trials, licences and where the mosques are`,
  responses: { 200: shopSummary },
});
