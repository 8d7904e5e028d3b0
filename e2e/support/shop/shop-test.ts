import type { ManagedProduct } from '@timesync/contract';
import { test as base } from '../test.ts';
import { createClock, createGuide, withdrawProduct } from './shop-office.ts';

export { expect } from '../test.ts';

interface ShopFixtures {
  clock: ManagedProduct;
  guide: ManagedProduct;
}

/** Products leave the catalogue with their test, so that it stays on one page for the others. */
export const test = base.extend<ShopFixtures>({
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
});
