// `npm test -- changed`: the tests of what differs from `main`.
import { branchPoint, changedFiles } from './changed-files.mjs';

const FEATURE = /^apps\/server\/src\/(?:features\/[^/]+\/[^/]+|[^/]+\/[^/]+)\//;

/**
 * Unit tests that import what changed, and the API tests of its folders: every API test starts the
 * whole server, so that their imports would name them all.
 */
export async function testChanged({ tool, node }) {
  const files = changedFiles();
  const places = files.flatMap((file) =>
    /\.(api|race)\.test\.ts$/.test(file) ? [file] : (FEATURE.exec(file)?.[0] ?? []),
  );
  const folders = [...new Set(places)];
  const stories = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  console.log(
    [
      `${files.length} changed files.`,
      'Unit tests: those that import them.',
      `API tests: ${folders.join(' ') || 'none'}.`,
      `Browser stories: ${stories.join(' ') || 'none'}.`,
    ].join('\n'),
  );
  const vitest = (...args) => tool('vitest', 'vitest', ['run', '--passWithNoTests', ...args]);
  return (
    (await vitest('--project=unit', `--changed=${branchPoint() ?? 'HEAD'}`)) ||
    (folders.length > 0 && (await vitest('--project=api', ...folders))) ||
    (stories.length > 0 &&
      ((await node(['scripts/commands/build.mjs'])) ||
        (await tool('@playwright/test', 'playwright', [
          'test',
          '-c',
          'e2e/playwright.config.ts',
          ...stories,
        ])))) ||
    0
  );
}
