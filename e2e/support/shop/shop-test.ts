import { type APIRequestContext, request } from '@playwright/test';
import type { ManagedProduct, PaymentAccount } from '@timesync/contract';
import { admin } from '../people.ts';
import { test as base, expect } from '../test.ts';
import { createClock, createGuide, createPaymentAccount, withdrawProduct } from './shop-office.ts';

export { expect } from '../test.ts';

interface ShopFixtures {
  clock: ManagedProduct;
  guide: ManagedProduct;
}

interface ShopWorkerFixtures {
  /** Calls the API as the admin, whoever sits at the page. */
  office: APIRequestContext;
  bank: PaymentAccount;
  wallet: PaymentAccount;
}

/** Products leave the catalogue with their test, so that it stays on one page for the others. */
export const test = base.extend<ShopFixtures, ShopWorkerFixtures>({
  clock: async ({ office }, use) => {
    const clock = await createClock(office);
    await use(clock);
    await withdrawProduct(office, clock.id);
  },
  guide: async ({ office }, use) => {
    const guide = await createGuide(office);
    await use(guide);
    await withdrawProduct(office, guide.id);
  },
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const office = await request.newContext({ baseURL: String(process.env.E2E_BASE_URL) });
      const { email, password } = admin;
      const answer = await office.post('/auth/login', { data: { email, password } });
      expect(answer.status(), await answer.text()).toBe(200);
      await use(office);
      await office.dispose();
    },
    { scope: 'worker' },
  ],
  bank: [
    async ({ office }, use, { workerIndex }) => {
      const account = {
        name: `Bank Syariah ${workerIndex}`,
        accountNumber: `71-2345-678${workerIndex}`,
        accountName: 'PT Waktu Masjid',
        type: 'bank',
      } as const;
      await use(await createPaymentAccount(office, account));
    },
    { scope: 'worker' },
  ],
  wallet: [
    async ({ office }, use, { workerIndex }) => {
      const account = {
        name: `Dompet Digital ${workerIndex}`,
        accountNumber: `0812-0000-${1000 + workerIndex}`,
        accountName: 'Siti Rahma',
        type: 'ewallet',
      } as const;
      await use(await createPaymentAccount(office, account));
    },
    { scope: 'worker' },
  ],
});
