import { getWaitingWork, searchCustomers } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { countWaitingWork, findCustomers } from '../../../reads/work-queues.ts';
import { readDeviceIdPart } from '../../licenses/licensing/device-id.ts';
import { countMatchedMoney } from '../../shop/orders/mutations/count-matched-money.ts';

export function mountWorkQueues(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, searchCustomers, async ({ database }, { query: { q: words } }) => {
    const search = { words, devicePart: readDeviceIdPart(words) };
    return answer(200, { data: await findCustomers(database.db, search) });
  });
  mount(app, dependencies, getWaitingWork, async ({ database: { db } }) => {
    const [work, money] = await Promise.all([countWaitingWork(db), countMatchedMoney(db)]);
    return answer(200, { ...work, money });
  });
}
