import { defineConfig } from 'vitest/config';
import { atMachinePace, waitAtMachinePace } from './scripts/checks/machine-pace.mjs';
import { chooseTestSeed } from './scripts/checks/test-seed.mjs';

const apiTests = 'apps/server/**/*.api.test.ts';
const raceTests = 'apps/server/**/*.race.test.ts';
const linkLives = 'apps/server/test/link-lives/*.race.test.ts';
/** Unit tests that try a share of many random files. */
const randomFiles = [
  'apps/server/**/statements/reading/*.test.ts',
  'apps/server/**/document-sheet.test.ts',
  'apps/server/**/refused-backup.api.test.ts',
];
const longTests = 'apps/server/**/*.long.test.ts';
const freshBundle = 'scripts/checks/fresh-bundle.mjs';

chooseTestSeed();

// Projects inherit nothing of these from the root.
const everywhere = {
  // One process for many files: what a file changes outside itself, it must put back.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  setupFiles: ['scripts/checks/seeded-random.mjs'],
  testTimeout: atMachinePace(120_000),
  hookTimeout: atMachinePace(120_000),
  expect: { poll: { timeout: waitAtMachinePace(15_000) } },
  env: { BUNDLED_PROGRAMS: 'yes' },
};

const onDatabase = (env: Record<string, string> = {}) => ({
  ...everywhere,
  globalSetup: [freshBundle, 'apps/server/test/global-setup.ts'],
  env: { ...everywhere.env, ...env },
});

export default defineConfig({
  test: {
    // By default one core stays idle; the databases under test leave room for both.
    maxWorkers: 2,
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          ...everywhere,
          globalSetup: [freshBundle],
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.{ts,tsx}',
            'apps/**/*.test.mjs',
            'scripts/**/*.test.mjs',
            'bench/**/*.test.mjs',
          ],
          exclude: ['**/node_modules/**', '**/build/**', apiTests, raceTests, longTests],
        },
      },
      {
        test: {
          ...onDatabase(),
          name: 'api',
          include: [apiTests, raceTests],
        },
      },
      { test: { ...onDatabase(), name: 'long', include: [longTests] } },
      {
        test: {
          ...onDatabase({ TEST_ROUNDS: 'all' }),
          name: 'all-rounds',
          include: [raceTests, ...randomFiles],
          exclude: ['**/node_modules/**', linkLives],
        },
      },
      {
        test: {
          ...onDatabase({ TEST_ROUNDS: 'all' }),
          name: 'link-lives',
          include: [linkLives],
        },
      },
    ],
  },
});
