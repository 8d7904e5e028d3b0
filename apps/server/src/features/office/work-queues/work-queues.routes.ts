import {
  getWaitingWork,
  searchCustomers,
  type WaitingQueue,
  type WaitingWork,
} from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { revenueOfYesterday } from '../../../reads/revenue/daily-figures.ts';
import { findCustomers, readWaitingQueues } from '../../../reads/work-queues.ts';
import { readDeviceIdPart } from '../../licenses/licensing/device-id.ts';
import { countMatchedMoney } from '../../shop/orders/mutations/count-matched-money.ts';

export function mountWorkQueues(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, searchCustomers, async ({ database }, { query: { q: words } }) => {
    const search = { words, devicePart: readDeviceIdPart(words) };
    return answer(200, { data: await findCustomers(database.db, search) });
  });
  mount(app, dependencies, getWaitingWork, async ({ database: { db }, clock }) => {
    const [queues, money, yesterday] = await Promise.all([
      readWaitingQueues(db),
      countMatchedMoney(db),
      revenueOfYesterday(db, clock.now()),
    ]);
    const all = [...queues, { queue: 'money' as const, ...money }];
    return answer(200, {
      ...byQueue(all, ({ count }) => count),
      oldestAt: byQueue(all, ({ oldestAt }) => oldestAt?.toISOString() ?? null),
      amounts: byQueue(all, ({ count, amount }) => (count > 0 ? amount : null)),
      yesterday,
    } satisfies WaitingWork);
  });
}

function byQueue<Of extends { queue: WaitingQueue }, Value>(all: Of[], read: (each: Of) => Value) {
  return Object.fromEntries(all.map((each) => [each.queue, read(each)])) as Record<
    WaitingQueue,
    Value
  >;
}
