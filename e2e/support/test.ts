import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  request,
} from '@playwright/test';
import type { ManagedProduct, PaymentAccount } from '@timesync/contract';
import { signInAsAdmin, signInAsNewCustomer } from './api-session.ts';
import { call } from './call.ts';
import { type ConsoleGuard, watchConsole } from './console-guard.ts';
import { type OfflineBox, startOfflineBox } from './licensing/simulator.ts';
import { admin, type Person } from './people.ts';
import { lendContext, type SharedContexts } from './shared-context.ts';
import { openShop, type Shop } from './shop/shop.ts';
import {
  createBox,
  createClock,
  createGuide,
  createPaymentAccount,
  withdrawProduct,
} from './shop/shop-office.ts';
import { countEffort, type Effort } from './taps.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Always on: a page that complains in its console fails the test. */
  consoleGuard: ConsoleGuard;
  /** A second person's browser. */
  otherContext: BrowserContext;
  /** In that browser: the seller, beside a customer's page. */
  adminPage: Page;
  /** In that browser: someone who buys while the admin sits at the page. */
  customer: { page: Page; person: Person };
  /** A TV without internet, which waits for its activation. */
  tv: OfflineBox;
  /** What the person at the page touches and types. */
  effort: Effort;
  shop: Shop;
  /** Products leave the catalogue with their test, so that it stays on one page for the others. */
  clock: ManagedProduct;
  guide: ManagedProduct;
  box: ManagedProduct;
  /** Adds rows to an admin list by its call; they leave it with the test. */
  seed: (path: string, bodies: Record<string, unknown>[]) => Promise<number[]>;
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
  adminPage: async ({ otherContext }, use) => {
    const page = await otherContext.newPage();
    await signInAsAdmin(page);
    await use(page);
  },
  customer: async ({ otherContext }, use) => {
    const page = await otherContext.newPage();
    const person = await signInAsNewCustomer(page);
    await use({ page, person });
  },
  tv: async ({ browser, sharedContexts, consoleGuard }, use, testInfo) => {
    await lendContext(sharedContexts, { browser, key: 'tv', testInfo }, async (context) => {
      consoleGuard.watch(context);
      await use(await startOfflineBox(context));
    });
  },
  effort: async ({ page }, use) => use(await countEffort(page)),
  shop: ({ office }, use) => use(openShop(office)),
  clock: ({ office }, use) => lendProduct(office, createClock, use),
  guide: ({ office }, use) => lendProduct(office, createGuide, use),
  box: ({ office }, use) => lendProduct(office, createBox, use),
  seed: async ({ office }, use) => {
    const rows: string[] = [];
    const add = async (path: string, data: Record<string, unknown>): Promise<number> => {
      const { id } = await call<{ id: number }>(() => office.post(path, { data }));
      rows.push(`${path}/${id}`);
      return id;
    };
    await use((path, bodies) => Promise.all(bodies.map((body) => add(path, body))));
    const data = { currentPassword: admin.password };
    const answers = await Promise.all(rows.map((row) => office.delete(row, { data })));
    // What the test has deleted itself is gone already; nothing may refuse to go.
    for (const answer of answers) expect([200, 404], answer.url()).toContain(answer.status());
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
      await call(() => office.post('/auth/login', { data: { email, password } }));
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

/** The page belongs to the admin. */
export const officeTest = test.extend({
  page: async ({ page }, use) => {
    await signInAsAdmin(page);
    await use(page);
  },
});

async function lendProduct(
  office: APIRequestContext,
  create: (office: APIRequestContext) => Promise<ManagedProduct>,
  use: (product: ManagedProduct) => Promise<void>,
): Promise<void> {
  const product = await create(office);
  await use(product);
  await withdrawProduct(office, product.id);
}
