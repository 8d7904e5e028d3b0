import { getShopSummary } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { answer, mount } from '../../platform/http/mount.ts';
import { shopSummarizer } from './summarize-shop.ts';

export function mountRevenue(app: FastifyInstance, dependencies: Dependencies): void {
  const summarizeShop = shopSummarizer(dependencies);
  // Half a second at a million orders: counted before anybody looks. A failure is told to who does.
  app.addHook('onListen', async () => {
    summarizeShop().catch(() => undefined);
  });
  mount(app, dependencies, getShopSummary, async () => answer(200, await summarizeShop()));
}
