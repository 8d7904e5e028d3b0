import { defineConfig } from 'vitest/config';

const apiTests = 'apps/server/**/*.api.test.ts';
const raceTests = 'apps/server/**/*.race.test.ts';
const onDatabase = {
  globalSetup: ['apps/server/test/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // By default one core stays idle; the databases under test leave room for both.
    maxWorkers: 2,
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.{ts,tsx}',
            'apps/**/*.test.mjs',
            'scripts/**/*.test.mjs',
          ],
          exclude: ['**/node_modules/**', '**/build/**', apiTests, raceTests],
        },
      },
      {
        test: {
          name: 'api-pglite',
          include: [apiTests],
          env: { TEST_ENGINE: 'pglite' },
          ...onDatabase,
        },
      },
      {
        // Races only show on PostgreSQL: the embedded database has a single connection.
        test: {
          name: 'api-postgres',
          include: [apiTests, raceTests],
          env: { TEST_ENGINE: 'postgres' },
          ...onDatabase,
        },
      },
    ],
  },
});
