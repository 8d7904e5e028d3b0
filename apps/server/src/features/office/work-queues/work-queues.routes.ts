import {
  getWaitingWork,
  hasAdminArea,
  searchCustomers,
  type WaitingQueue,
  type WaitingWork,
  waitingAreas,
} from '@timesync/contract';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { revenueOfYesterday } from '../../../reads/revenue/daily-figures.ts';
import { findCustomers, readWaitingQueues } from '../../../reads/work-queues.ts';
import { readDeviceIdPart } from '../../licenses/licensing/device-id.ts';
import { countMatchedMoney } from '../../shop/orders/mutations/count-matched-money.ts';

/** What a helper reads of a queue that he may not open. */
const NOTHING = { count: 0, oldestAt: null, amount: null };

export function mountWorkQueues({ mount }: Server): void {
  mount(searchCustomers, async ({ actor, database }, { query: { q: words } }) => {
    const search = {
      words,
      devicePart: readDeviceIdPart(words),
      // Otherwise the answers spell a key, letter by letter.
      hasKeys: hasAdminArea(actor, 'licenses'),
      hasMoney: hasAdminArea(actor, 'orders'),
    };
    const found = await findCustomers(database.db, search);
    const data = search.hasMoney ? found : found.map((one) => ({ ...one, orderId: null }));
    return answer(200, { data });
  });
  mount(getWaitingWork, async ({ actor, clock, database: { db } }) => {
    const [queues, money, yesterday] = await Promise.all([
      readWaitingQueues(db),
      countMatchedMoney(db),
      revenueOfYesterday(db, clock.now()),
    ]);
    const all = [...queues, { queue: 'money' as const, ...money }].map((each) =>
      hasAdminArea(actor, waitingAreas[each.queue]) ? each : { ...NOTHING, queue: each.queue },
    );
    return answer(200, {
      ...byQueue(all, ({ count }) => count),
      oldestAt: byQueue(all, ({ oldestAt }) => oldestAt?.toISOString() ?? null),
      amounts: byQueue(all, ({ count, amount }) => (count > 0 ? amount : null)),
      yesterday: hasAdminArea(actor, 'orders') ? yesterday : null,
    } satisfies WaitingWork);
  });
}

function byQueue<Of extends { queue: WaitingQueue }, Value>(all: Of[], read: (each: Of) => Value) {
  return Object.fromEntries(all.map((each) => [each.queue, read(each)])) as Record<
    WaitingQueue,
    Value
  >;
}
