import { listPaymentAccounts, toPage } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { listActiveAccounts, MOST_ACCOUNTS } from './list-active-accounts.ts';
import { mountManagedPaymentAccounts } from './managed-payment-accounts.routes.ts';
import { mountQrisPictures } from './qris/qris-pictures.routes.ts';

/** All of them on one page. */
const ONE_PAGE = { page: 1, limit: MOST_ACCOUNTS };

export function mountPayments(app: FastifyInstance, dependencies: Dependencies): void {
  mountManagedPaymentAccounts(app, dependencies);
  mountQrisPictures(app, dependencies);
  mount(app, dependencies, listPaymentAccounts, async ({ database }) => {
    const accounts = await listActiveAccounts(database.db);
    return answer(200, toPage(accounts, accounts.length, ONE_PAGE));
  });
}
