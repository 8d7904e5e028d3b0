import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../api-session.ts';
import { test as base } from '../shop/shop-test.ts';

export { expect } from '../shop/shop-test.ts';

interface LicenseFixtures {
  /** The seller's own browser, beside the customer's page. */
  adminPage: Page;
}

export const test = base.extend<LicenseFixtures>({
  adminPage: async ({ otherContext }, use) => {
    const page = await otherContext.newPage();
    await signInAsAdmin(page);
    await use(page);
  },
});
