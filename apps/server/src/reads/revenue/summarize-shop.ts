// The numbers change slowly and need a few aggregates, so one answer is cached for all admins.
import type { ShopSummary } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import type { Dependencies } from '../../platform/dependencies.ts';
import { refreshedFigure } from '../../platform/lists/cached-figure.ts';
import { runningTotal } from '../../platform/lists/running-total.ts';
import {
  countAppVersions,
  countInactiveBindings,
  countTrialsThatBought,
  findWaitingProofs,
} from './counts.ts';
import { dailyRevenue } from './past-days.ts';
import { productRanking } from './rank-products.ts';

const CACHE_MS = 15_000;
/** These need a scan of every binding, and nobody waits for them. */
const KEEP_VERSIONS_MS = 5 * 60_000;
const MOST_VERSIONS = 10;

export function shopSummarizer(dependencies: Dependencies): () => Promise<ShopSummary> {
  const { clock, database } = dependencies;
  const countLicenses = runningTotal(dependencies, {
    name: 'licenses',
    table: sql`licenses`,
    softDeletes: false,
  });
  const countTrials = runningTotal(dependencies, {
    name: 'trials',
    table: sql`users`,
    softDeletes: true,
    where: sql`source = 'trial'`,
  });
  const countBindings = runningTotal(dependencies, {
    name: 'activations',
    table: sql`activations`,
    softDeletes: false,
  });
  const versions = refreshedFigure(dependencies, {
    name: 'app versions',
    renewAfterMs: KEEP_VERSIONS_MS,
    count: (db) => countAppVersions(db, MOST_VERSIONS),
  });
  const rankProducts = productRanking(database);
  const sumDays = dailyRevenue(database);
  let cached: { until: number; summary: Promise<ShopSummary> } | undefined;

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
      versions.read(db),
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
    if (!cached || cached.until <= now) cached = { until: now + CACHE_MS, summary: summarize() };
    const { summary } = cached;
    summary.catch(() => {
      cached = undefined;
    });
    return summary;
  };
}
