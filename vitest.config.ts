import { defineConfig } from 'vitest/config';
import { atMachinePace } from './scripts/checks/machine-pace.mjs';
import { chooseTestSeed } from './scripts/checks/test-seed.mjs';
import { baselineFlags } from './scripts/commands/lean-server.mjs';

const apiTests = 'apps/server/**/*.api.test.ts';
const raceTests = 'apps/server/**/*.race.test.ts';
const linkLives = 'apps/server/test/link-lives/*.race.test.ts';
const longTests = 'apps/server/**/*.long.test.ts';
// What is near enough to the database to notice which one it is, and what asks every route once.
const engineTests = [
  'apps/server/src/platform/{jobs,limits,lists}/**/*.api.test.ts',
  'apps/server/src/platform/db/{,postgres/}*.api.test.ts',
  'apps/server/src/platform/db/migrations/migrate.api.test.ts',
  'apps/server/src/platform/history/history.api.test.ts',
  'apps/server/test/whole-app/{access-list,answer-keys,foreign-objects}.api.test.ts',
];

const freshBundle = 'scripts/checks/fresh-bundle.mjs';

chooseTestSeed();

// Projects inherit nothing of these from the root.
const everywhere = {
  // One process for many files: what a file changes outside itself, it must put back.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  setupFiles: ['scripts/checks/seeded-random.mjs'],
  // As the product runs it: to optimise the embedded database takes longer than it saves.
  execArgv: baselineFlags,
  testTimeout: atMachinePace(120_000),
  hookTimeout: atMachinePace(120_000),
  expect: { poll: { timeout: atMachinePace(15_000) } },
};

const onDatabase = (engine: 'pglite' | 'postgres', more: Record<string, string> = {}) => ({
  ...everywhere,
  globalSetup: [freshBundle, 'apps/server/test/global-setup.ts'],
  env: { TEST_ENGINE: engine, ...more },
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
          // After the others: by then the build has made the cluster that embedded databases start from.
          sequence: { groupOrder: 1 },
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
        // Races only show on PostgreSQL: the embedded database has a single connection.
        test: {
          ...onDatabase('postgres'),
          name: 'api-postgres',
          include: [apiTests, raceTests],
        },
      },
      {
        test: { ...onDatabase('pglite'), name: 'api-pglite', include: engineTests },
      },
      { test: { ...onDatabase('postgres'), name: 'long', include: [longTests] } },
      {
        test: {
          ...onDatabase('postgres', { TEST_ROUNDS: 'all' }),
          name: 'all-rounds',
          include: [raceTests],
          exclude: ['**/node_modules/**', linkLives],
        },
      },
      {
        test: {
          ...onDatabase('postgres', { TEST_ROUNDS: 'all' }),
          name: 'link-lives',
          include: [linkLives],
        },
      },
      {
        // Only in `npm run test:long`: what has passed on PostgreSQL seldom fails here.
        test: {
          ...onDatabase('pglite'),
          name: 'api-pglite-rest',
          include: [apiTests],
          exclude: ['**/node_modules/**', ...engineTests],
        },
      },
    ],
  },
});
