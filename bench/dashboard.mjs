// The owner's dashboard without the moment its numbers are kept: the clock jumps past it between the
// samples, so that each one counts.
import { pino } from 'pino';
import { shopSummarizer } from '../apps/server/src/features/reports/summarize-shop.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { p95 } from './p95.mjs';

const BETWEEN_MS = 16_000;

export async function measureDashboard(databaseUrl) {
  const database = await openDatabase({ databaseUrl, dataDir: '', log: pino({ level: 'warn' }) });
  let now = Date.now();
  const summarize = shopSummarizer({ database, clock: { now: () => new Date(now) } });
  const look = async () => {
    now += BETWEEN_MS;
    return summarize();
  };
  try {
    const started = performance.now();
    await look();
    const coldMs = performance.now() - started;
    return { coldMs, p95Ms: await p95(look) };
  } finally {
    await database.close();
  }
}
