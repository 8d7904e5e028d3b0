// The numbers change slowly and need a few aggregates, so one answer is cached for all admins.
import { type ShopSummary, SUMMARY_DAYS } from '@timesync/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import {
  countActiveLicenses,
  countAppVersions,
  countLicenses,
  countTrials,
  countTrialsThatBought,
  findWaitingProofs,
  startOfSpan,
} from './counts.ts';
import { dailyRevenue } from './daily-revenue.ts';
import { bestProducts } from './sums.ts';

const CACHE_MS = 15_000;
const MOST_VERSIONS = 10;
const TOP_PRODUCTS = 5;

export function shopSummarizer({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): () => Promise<ShopSummary> {
  let cached: { until: number; summary: Promise<ShopSummary> } | undefined;

  async function summarize(): Promise<ShopSummary> {
    const { db } = database;
    const now = clock.now();
    const [days, waiting, registered, bought, issued, active, topProducts, appVersions] =
      await Promise.all([
        dailyRevenue(db, now),
        findWaitingProofs(db),
        countTrials(db),
        countTrialsThatBought(db),
        countLicenses(db),
        countActiveLicenses(db),
        bestProducts(db, startOfSpan(now, SUMMARY_DAYS), TOP_PRODUCTS),
        countAppVersions(db, MOST_VERSIONS),
      ]);
    return {
      days,
      waiting: { count: waiting.count, oldestAt: waiting.oldestAt?.toISOString() ?? null },
      trials: { registered, bought },
      licenses: { issued, active },
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
