import type { Page } from '@playwright/test';
import { signInAsAdmin, signInAsNewCustomer } from '../api-session.ts';
import { admin, type Person } from '../people.ts';
import { test as base, expect } from '../shop/shop-test.ts';

export { expect } from '../shop/shop-test.ts';

type Bodies = Record<string, unknown>[];

interface AdminFixtures {
  /** Someone who buys while the admin sits at the page; has a browser of their own. */
  customer: { page: Page; person: Person };
  /** Adds rows to an admin list by its call; they leave it with the test. */
  seed: (path: string, bodies: Bodies) => Promise<number[]>;
}

/** The page belongs to the admin. */
export const test = base.extend<AdminFixtures>({
  page: async ({ page }, use) => {
    await signInAsAdmin(page);
    await use(page);
  },
  customer: async ({ otherContext }, use) => {
    const page = await otherContext.newPage();
    const person = await signInAsNewCustomer(page);
    await use({ page, person });
  },
  seed: async ({ office }, use) => {
    const rows: string[] = [];
    const add = async (path: string, data: Bodies[number]): Promise<number> => {
      const answer = await office.post(path, { data });
      expect(answer.status(), await answer.text()).toBe(201);
      const { id } = await answer.json();
      rows.push(`${path}/${id}`);
      return id;
    };
    await use((path, bodies) => Promise.all(bodies.map((body) => add(path, body))));
    const data = { currentPassword: admin.password };
    const answers = await Promise.all(rows.map((row) => office.delete(row, { data })));
    // What the test has deleted itself is gone already; nothing may refuse to go.
    for (const answer of answers) expect([200, 404], answer.url()).toContain(answer.status());
  },
});
