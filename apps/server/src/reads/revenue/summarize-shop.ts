// The numbers change slowly and need a few aggregates, so one answer is cached for all admins.
import { type ShopSummary, SUMMARY_DAYS } from '@timesync/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import {
  countLicensesByStatus,
  countMosquesByTown,
  countTrials,
  countTrialsThatBought,
  startOfSpan,
} from './counts.ts';
import { dailyFigures } from './daily-figures.ts';
import { mosquesByProvince } from './mosques-by-province.ts';
import { bestProducts } from './sums.ts';

const CACHE_MS = 15_000;
const TOP_PRODUCTS = 5;

export function shopSummarizer({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): () => Promise<ShopSummary> {
  let cached: { until: number; summary: Promise<ShopSummary> } | undefined;

  async function summarize(): Promise<ShopSummary> {
    const { db } = database;
    const now = clock.now();
    const [days, registered, bought, licenses, towns, topProducts] = await Promise.all([
      dailyFigures(db, now),
      countTrials(db),
      countTrialsThatBought(db),
      countLicensesByStatus(db),
      countMosquesByTown(db),
      bestProducts(db, startOfSpan(now, SUMMARY_DAYS), TOP_PRODUCTS),
    ]);
    return {
      days,
      trials: { registered, bought },
      licenses,
      mosques: mosquesByProvince(towns),
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
