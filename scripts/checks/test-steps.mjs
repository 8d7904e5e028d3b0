import { ensureBuilt } from '../commands/build.mjs';
import { bundleSteps } from '../commands/build-server.mjs';
import { runInOrder } from '../set-up/steps.mjs';
import { hasOtherPackages } from './changed-files.mjs';
import { runTests } from './run-tests.mjs';
import { testChanged } from './test-changed.mjs';

// `biome ci` colours every single letter, which makes a log file unreadable.
const plainOutput = process.stdout.isTTY ? [] : ['--colors=off'];

/** Where the pages of the sample shop are written for the HTML validator. */
const SAMPLE_PAGES = 'apps/site/build/sample-pages';

/** In full when the packages may be others than those of `main`, and when they are asked for by name. */
const everyPlatform = (isNamed) => (isNamed || hasOtherPackages() ? ['every-platform'] : []);

// Cheap steps first: the first failure ends the run. Tests and browser leave a core idle at times:
// three sequences keep both busy. The browser tests take longest and wait for the build only.
export const testSteps = [
  {
    name: 'lint',
    title: 'Format and lint',
    run: ({ tool }) => tool('@biomejs/biome', 'biome', ['ci', ...plainOutput]),
  },
  {
    name: 'imports',
    title: 'Import rules',
    run: ({ node }) => node(['scripts/checks/imports/check-imports.mjs']),
  },
  {
    name: 'bundle',
    title: 'Server bundle',
    run: ({ nodePath }) => runInOrder(bundleSteps(nodePath)).then(() => 0),
  },
  {
    name: 'types',
    title: 'Types',
    sequence: 'aside',
    after: ['bundle'],
    // With more than one thread, several checkers compute the same types.
    run: ({ tool }) => tool('typescript', 'tsc', ['--build', '--singleThreaded']),
  },
  {
    name: 'build',
    title: 'Web build',
    run: ({ node }) => node(['scripts/commands/build.mjs']),
  },
  {
    name: 'browser',
    title: 'Browser tests',
    needs: { browser: true },
    run: ({ tool }) =>
      tool('@playwright/test', 'playwright', ['test', '-c', 'e2e/playwright.config.ts']),
  },
  {
    name: 'html',
    title: 'HTML validity of the rendered pages',
    sequence: 'aside',
    after: ['build'],
    run: async ({ node, tool }) =>
      (await node(['scripts/checks/render-sample-pages.mjs', SAMPLE_PAGES])) ||
      tool('html-validate', 'html-validate', [
        '--ext=html',
        SAMPLE_PAGES,
        'apps/portal/build/client',
        'deploy/maintenance',
      ]),
  },
  {
    name: 'platforms',
    title: 'Native packages of both platforms',
    sequence: 'aside',
    run: ({ node }) => node(['scripts/checks/platforms/check-platforms.mjs']),
  },
  {
    name: 'dead-code',
    title: 'Dead code',
    sequence: 'aside',
    run: ({ tool }) => tool('knip', 'knip', []),
  },
  {
    name: 'deploy',
    title: 'Deploy files',
    sequence: 'aside',
    run: ({ node }) => node(['scripts/checks/check-deploy.mjs']),
  },
  {
    name: 'unit',
    title: 'Unit and API tests',
    sequence: 'unit',
    after: ['bundle'],
    needs: { database: true },
    run: ({ tool }) => runTests(tool, ['unit', 'api']),
  },
  {
    name: 'package',
    title: 'Package, started from an empty folder',
    sequence: 'aside',
    after: ['build'],
    run: async ({ node, nodePath }, { isNamed }) =>
      (await ensureBuilt(nodePath)) ||
      node(['scripts/checks/check-package.mjs', ...everyPlatform(isNamed)]),
  },
  {
    name: 'changed',
    title: 'Tests of what differs from main',
    isExtra: true,
    needs: { database: true, browser: true },
    run: testChanged,
  },
];
