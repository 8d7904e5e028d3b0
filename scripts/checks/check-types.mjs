import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';
import { hashSources } from '../set-up/source-hash.mjs';
import { toolPath } from '../set-up/tool-path.mjs';

const PROJECTS = [
  'packages/contract',
  'packages/clock',
  'packages/ui',
  'apps/server',
  'apps/site',
  'apps/web',
  'e2e',
];
const ROUTE_SOURCES = [
  'apps/web/app/routes.ts',
  'apps/web/react-router.config.ts',
  'packages/contract/src',
  'package-lock.json',
];
const stampFile = join(projectRoot, 'apps', 'web', '.react-router', 'types', '.stamp');

export async function checkTypes(tools) {
  const exitCode = await generateRouteTypes(tools);
  if (exitCode !== 0) return exitCode;
  // All at once, each on one thread: with more, several checkers work out the same types (2.7 times the
  // processor's time for the server).
  const exitCodes = await Promise.all(
    PROJECTS.map((project) => tools.tool('typescript', 'tsc', ['-p', project, '--singleThreaded'])),
  );
  return exitCodes.find((code) => code !== 0) ?? 0;
}

/** Starts half of Vite, so only when the table of routes changed. */
async function generateRouteTypes({ node }) {
  const stamp = hashSources(ROUTE_SOURCES, []);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0;
  // Types of a route that is gone would be checked, and fail, for ever.
  rmSync(dirname(stampFile), { recursive: true, force: true });
  const reactRouter = toolPath('@react-router/dev', 'react-router', 'apps/web');
  const exitCode = await node([reactRouter, 'typegen'], { cwd: 'apps/web' });
  if (exitCode === 0) writeFileSync(stampFile, stamp);
  return exitCode;
}
