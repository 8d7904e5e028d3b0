import { getShopSummary } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { answer, mount } from '../../platform/http/mount.ts';
import type { Parts } from '../../platform/parts.ts';
import { shopSummarizer } from './summarize-shop.ts';

export function mountReports(app: FastifyInstance, parts: Parts): void {
  const summarizeShop = shopSummarizer(parts);
  mount(app, parts, getShopSummary, async () => answer(200, await summarizeShop()));
}
