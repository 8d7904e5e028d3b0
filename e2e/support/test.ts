import { test as base } from '@playwright/test';
import { type ConsoleGuard, watchConsole } from './console-guard.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Always on: a page that complains in its console fails the test. */
  consoleGuard: ConsoleGuard;
}

export const test = base.extend<Fixtures>({
  consoleGuard: [
    async ({ context }, use) => {
      const guard = watchConsole(context);
      await use(guard);
      guard.expectSilence();
    },
    { auto: true },
  ],
});
