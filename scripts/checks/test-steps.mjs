import { ensureBuilt } from '../commands/build.mjs';
import { bundleSteps } from '../commands/build-server.mjs';
import { runInOrder } from '../set-up/steps.mjs';
import { checkTypes } from './check-types.mjs';
import { runTests } from './run-tests.mjs';

// `biome ci` colours every single letter, which makes a log file unreadable.
const plainOutput = process.stdout.isTTY ? [] : ['--colors=off'];

/** Where the pages of the sample shop are written for the HTML validator. */
const SAMPLE_PAGES = 'apps/site/build/sample-pages';

// Cheap steps first: the first failure ends the run. Tests and browser leave a core idle at times:
// three sequences keep both busy. The build comes first in its sequence, because the browser tests, which
// take longest, wait for it.
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
    name: 'build',
    title: 'Web build',
    sequence: 'aside',
    after: ['bundle'],
    run: ({ node }) => node(['scripts/commands/build.mjs']),
  },
  {
    name: 'html',
    title: 'HTML validity of the rendered pages',
    sequence: 'aside',
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
  { name: 'types', title: 'Types', run: checkTypes },
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
    run: ({ tool }) => runTests(tool, ['unit', 'api-postgres']),
  },
  {
    name: 'package',
    title: 'Package of both architectures, started from an empty folder',
    sequence: 'aside',
    run: async ({ node, nodePath }) =>
      (await ensureBuilt(nodePath)) || node(['scripts/checks/check-package.mjs']),
  },
  {
    name: 'browser',
    title: 'Browser tests',
    after: ['build'],
    needs: { browser: true },
    run: ({ tool }) =>
      tool('@playwright/test', 'playwright', ['test', '-c', 'e2e/playwright.config.ts']),
  },
];
