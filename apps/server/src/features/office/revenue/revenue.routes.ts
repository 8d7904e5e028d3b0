import { getShopSummary } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { shopSummarizer } from '../../../reads/revenue/summarize-shop.ts';
import { mountDevices } from './devices.routes.ts';

export function mountRevenue(app: FastifyInstance, dependencies: Dependencies): void {
  mountDevices(app, dependencies);
  const summarizeShop = shopSummarizer(dependencies);
  mount(app, dependencies, getShopSummary, async () => answer(200, await summarizeShop()));
}
