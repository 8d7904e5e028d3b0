import { getShopSummary } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../platform/dependencies.ts';
import { answer, mount } from '../../platform/http/mount.ts';
import { shopSummarizer } from './summarize-shop.ts';

export function mountReports(app: FastifyInstance, parts: Parts): void {
  const summarizeShop = shopSummarizer(parts);
  mount(app, parts, getShopSummary, async () => answer(200, await summarizeShop()));
}
