import { healthProblem } from '@timesync/contract';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Health, readHealth } from '../../../platform/health/read-health.ts';
import { uploadFigures } from '../../../platform/http/uploads/open-uploads.ts';
import type { Metric, Sample } from '../../../platform/metrics/prometheus-text.ts';
import type { ShopFigures } from './read-figures.ts';

const PROBLEMS = healthProblem.options;

const gauge = (name: string, help: string, samples: Sample[]): Metric => ({
  name: `timesync_${name}`,
  help,
  type: 'gauge',
  samples,
});

/**
 * While the database is unavailable its figures are left out; the others are reported, above all
 * the outage itself.
 */
export async function readMetrics(
  dependencies: Pick<Dependencies, 'clock' | 'config' | 'database' | 'files'>,
  readFigures: () => Promise<ShopFigures>,
): Promise<Metric[]> {
  const health = await readHealth(dependencies);
  const figures = health.problems.includes('database')
    ? undefined
    : await readFigures().catch(() => undefined);
  return [...ofProcess(dependencies), ...ofHealth(health), ...(figures ? ofShop(figures) : [])];
}

function ofProcess({ database: { pool } }: Pick<Dependencies, 'database'>): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  return [
    gauge('memory_bytes', 'Memory of the process.', [
      { labels: { kind: 'rss' }, value: rss },
      { labels: { kind: 'heap' }, value: heapUsed },
    ]),
    gauge('uptime_seconds', 'Since the process began.', [{ value: Math.round(process.uptime()) }]),
    gauge('database_connections', 'Connections of the pool; waiting are requests without one.', [
      { labels: { state: 'open' }, value: pool.totalCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waiting' }, value: pool.waitingCount },
    ]),
    gauge('open_uploads', 'Uploads that arrive or are worked on, by places that they take.', [
      { value: uploadFigures().open },
    ]),
  ];
}

function ofHealth({ problems, freeShare, clockDifferenceMs, backupAgeSeconds }: Health): Metric[] {
  const known = (value: number | undefined) => (value === undefined ? [] : [{ value }]);
  return [
    gauge(
      'problem',
      '1 while something is wrong.',
      PROBLEMS.map((kind) => ({ labels: { kind }, value: problems.includes(kind) ? 1 : 0 })),
    ),
    gauge('disk_free_share', 'Free part of the disk of DATA_DIR.', known(freeShare)),
    gauge(
      'clock_difference_seconds',
      "The server's clock less the database's.",
      known(clockDifferenceMs === undefined ? undefined : clockDifferenceMs / 1000),
    ),
    gauge(
      'backup_age_seconds',
      'Since the newest nightly backup was made; absent when there is none.',
      known(backupAgeSeconds === undefined ? undefined : Math.round(backupAgeSeconds)),
    ),
  ];
}

function ofShop({ queues, mails, ordersByStatus }: ShopFigures): Metric[] {
  const states = ['waiting', 'active', 'failed'] as const;
  return [
    gauge(
      'jobs',
      'Jobs by queue and state.',
      queues.flatMap((figures) =>
        states.map((state) => ({ labels: { queue: figures.queue, state }, value: figures[state] })),
      ),
    ),
    gauge(
      'job_oldest_seconds',
      'How long the oldest job waits to be done.',
      queues.map(({ queue, oldestSeconds }) => ({ labels: { queue }, value: oldestSeconds })),
    ),
    gauge('mails', 'Mails that wait, and those that could not be sent.', [
      { labels: { state: 'waiting' }, value: mails.waiting },
      { labels: { state: 'failed' }, value: mails.failed },
    ]),
    gauge(
      'orders',
      'Orders by status.',
      Object.entries(ordersByStatus).map(([status, value]) => ({ labels: { status }, value })),
    ),
  ];
}
