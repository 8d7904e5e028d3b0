import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  request,
} from '@playwright/test';
import type { PaymentAccount } from '@timesync/contract';
import { type ConsoleGuard, watchConsole } from './console-guard.ts';
import { admin } from './people.ts';
import { lendContext, type SharedContexts } from './shared-context.ts';
import { createPaymentAccount } from './shop/shop-office.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Always on: a page that complains in its console fails the test. */
  consoleGuard: ConsoleGuard;
  /** A second person's browser. */
  otherContext: BrowserContext;
}

interface WorkerFixtures {
  sharedContexts: SharedContexts;
  /** Calls the API as the admin, independent of the page's session. */
  office: APIRequestContext;
  bank: PaymentAccount;
  wallet: PaymentAccount;
}

/**
 * All worker fixtures are here: Playwright would start further workers and browsers for tests with other
 * worker fixtures.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const shared: SharedContexts = new Map();
      await use(shared);
      for (const { context } of shared.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, sharedContexts, javaScriptEnabled, serviceWorkers },
    use,
    testInfo,
  ) => {
    const key = JSON.stringify({ javaScriptEnabled, serviceWorkers });
    await lendContext(sharedContexts, { browser, key, testInfo }, use);
  },
  otherContext: async ({ browser, sharedContexts, consoleGuard }, use, testInfo) => {
    await lendContext(sharedContexts, { browser, key: 'other', testInfo }, async (context) => {
      consoleGuard.watch(context);
      await use(context);
    });
  },
  consoleGuard: [
    async ({ context }, use) => {
      const guard = watchConsole(context);
      await use(guard);
      guard.expectSilence();
    },
    { auto: true },
  ],
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
