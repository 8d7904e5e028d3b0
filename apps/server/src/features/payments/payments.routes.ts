import { listPaymentAccounts, toPage } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { answer, mount } from '../../platform/http/mount.ts';
import { findActivePaymentAccounts } from './payment-accounts.repository.ts';

/** All of them on one page: nobody pays to the hundred-and-first account. */
const ONE_PAGE = { page: 1, limit: 100 };

export function mountPayments(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, listPaymentAccounts, async ({ database }) => {
    const accounts = await findActivePaymentAccounts(database.db, ONE_PAGE.limit);
    return answer(200, toPage(accounts, accounts.length, ONE_PAGE));
  });
}
