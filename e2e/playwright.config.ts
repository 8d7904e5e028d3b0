import { defineConfig, devices } from '@playwright/test';
import { waitAtMachinePace } from '../scripts/checks/machine-pace.mjs';
import { findBrowser } from '../scripts/system/system-programs.mjs';

const pictures = '**/pictures/*.ts';
// For people's eyes, so they are only made on request: see support/pictures.ts.
const notAsked = process.env.SCREENSHOTS_DIR ? [] : [pictures];

// A test runs at the width in its file's name and checks accessibility at both widths
// (support/both-widths.ts). A test whose behaviour depends on the width runs at both.
const leftOut = (otherWidth: string) => [`*.${otherWidth}.spec.ts`, ...notAsked];

const longestWait = waitAtMachinePace(60_000);

const chromium = {
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The pages of a context share a process, which keeps what it has compiled (support/shared-context.ts).
    '--renderer-process-limit=1',
    '--disable-site-isolation-trials',
    // Tests are too short to profit from optimised code.
    '--js-flags=--no-opt,--no-maglev,--single-threaded',
  ],
};

export default defineConfig({
  testMatch: ['*.spec.ts', pictures],
  outputDir: '../test-results',
  globalSetup: './support/server/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // A machine that is busy with other things is no fault of the product, but no wait is longer than
  // two minutes, and no story longer than ten: it would look like one that hangs.
  timeout: 600_000,
  expect: { timeout: longestWait, toPass: { timeout: longestWait } },
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  use: {
    actionTimeout: longestWait,
    navigationTimeout: longestWait,
    // Set by the global setup, which picks a free port.
    baseURL: process.env.E2E_BASE_URL,
    launchOptions: chromium,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Half-faded panels would fail the contrast check by chance.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the run's time; `--trace on` makes one when it is needed.
    trace: 'off',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: leftOut('desktop'),
      // Dark here and light there: contrast is checked in both without a third run.
      use: {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        colorScheme: 'dark',
      },
    },
    {
      name: 'desktop',
      // The pictures of `pictures/` have both widths after one run, and a second one finds its own shop.
      testIgnore: [...leftOut('phone'), pictures],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
