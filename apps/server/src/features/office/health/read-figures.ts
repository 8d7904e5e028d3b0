// The figures of `/admin/health` and `/metrics`. Counting is expensive, so results are cached for a
// few seconds.
import { type Health, type OrderStatus, orderStatus } from '@timesync/contract';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type QueueFigures, readJobFigures } from '../../../platform/jobs/job-figures.ts';
import { failedMailJob, isMailQueue } from '../../../platform/mail/mail-queue.ts';
import { countOrdersByStatus } from '../../shop/orders/count-orders.ts';
import { listErrors } from './health.repository.ts';

const CACHED_MS = 10_000;

export type ShopFigures = Pick<Health, 'queues' | 'mails' | 'errors' | 'ordersByStatus'>;

export function figuresReader({ clock, database }: Pick<Dependencies, 'clock' | 'database'>) {
  let cached: { figures: Promise<ShopFigures>; until: number } | undefined;

  async function read(): Promise<ShopFigures> {
    const queues = await readJobFigures(database.db);
    const counts = await countOrdersByStatus(database.db);
    const errors = await listErrors(database.db);
    return { queues, mails: countMails(queues), errors, ordersByStatus: withZeros(counts) };
  }

  return function readFigures(): Promise<ShopFigures> {
    const now = clock.now().getTime();
    if (cached && now < cached.until) return cached.figures;
    const figures = read();
    cached = { figures, until: now + CACHED_MS };
    figures.catch(() => {
      cached = undefined;
    });
    return figures;
  };
}

function countMails(queues: QueueFigures[]) {
  const waitingIn = (isOne: (queue: string) => boolean) =>
    queues
      .filter(({ queue }) => isOne(queue))
      .reduce((sum, { waiting, active }) => sum + waiting + active, 0);
  return {
    waiting: waitingIn(isMailQueue),
    failed: waitingIn((queue) => queue === failedMailJob.name),
  };
}

function withZeros(counts: Map<OrderStatus, number>): Record<OrderStatus, number> {
  return Object.fromEntries(
    orderStatus.options.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<OrderStatus, number>;
}
