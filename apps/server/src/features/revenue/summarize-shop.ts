// The numbers change slowly and cost a few aggregates, so one answer serves everyone for a while.
import type { ShopSummary } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import type { Dependencies } from '../../platform/dependencies.ts';
import { runningTotal } from '../../platform/lists/running-total.ts';
import { dailyRevenue } from './past-days.ts';
import { productRanking } from './rank-products.ts';
import {
  countAppVersions,
  countInactiveBindings,
  countTrialsThatBought,
  findWaitingProofs,
} from './shop-counts.repository.ts';

const KEEP_MS = 15_000;
/** Every binding is looked at for these, and nobody waits for them. */
const KEEP_VERSIONS_MS = 5 * 60_000;
const MOST_VERSIONS = 10;

export function shopSummarizer({ clock, database }: Dependencies): () => Promise<ShopSummary> {
  const countLicenses = runningTotal({ table: sql`licenses`, softDeletes: false });
  const countTrials = runningTotal({
    table: sql`users`,
    softDeletes: true,
    where: sql`source = 'trial'`,
  });
  const rankProducts = productRanking();
  const sumDays = dailyRevenue();
  const countBindings = runningTotal({ table: sql`activations`, softDeletes: false });
  let kept: { until: number; summary: Promise<ShopSummary> } | undefined;
  let versions: { until: number; counts: ShopSummary['appVersions'] } | undefined;

  async function countVersions(now: number): Promise<ShopSummary['appVersions']> {
    if (versions && versions.until > now) return versions.counts;
    const counts = await countAppVersions(database.db, MOST_VERSIONS);
    versions = { until: now + KEEP_VERSIONS_MS, counts };
    return counts;
  }

  async function summarize(): Promise<ShopSummary> {
    const { reads: db } = database;
    const now = clock.now();
    const [
      days,
      waiting,
      registered,
      bought,
      issued,
      bindings,
      inactive,
      topProducts,
      appVersions,
    ] = await Promise.all([
      sumDays(db, now),
      findWaitingProofs(db),
      countTrials(db),
      countTrialsThatBought(db),
      countLicenses(db),
      countBindings(db),
      countInactiveBindings(db),
      rankProducts(db, now),
      countVersions(now.getTime()),
    ]);
    return {
      days,
      waiting: { count: waiting.count, oldestAt: waiting.oldestAt?.toISOString() ?? null },
      trials: { registered: registered.total, bought },
      licenses: { issued: issued.total, active: bindings.total - inactive },
      appVersions,
      topProducts,
    };
  }

  return () => {
    const now = clock.now().getTime();
    if (!kept || kept.until <= now) kept = { until: now + KEEP_MS, summary: summarize() };
    const { summary } = kept;
    summary.catch(() => {
      kept = undefined;
    });
    return summary;
  };
}
