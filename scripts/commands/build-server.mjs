// Builds the bundle of the server, and the empty database that a first start copies.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { stopSignal } from '../set-up/stop-signal.mjs';
import { runServer } from './server-process.mjs';
import { hashSources } from './source-hash.mjs';

const serverDirectory = join(projectRoot, 'apps', 'server');
const BUNDLE_SOURCES = [
  'apps/server/package.json',
  'apps/server/src',
  'packages/clock',
  'packages/contract',
  'package-lock.json',
  'scripts/commands/bundle-server.mjs',
  'scripts/commands/collect-licenses.mjs',
  'scripts/package/bundled-packages.mjs',
  'scripts/package/outside-bundle.mjs',
  'scripts/package/programs.mjs',
];
const DATABASE_SOURCES = ['apps/server/package.json', 'apps/server/src/programs/empty-cluster.ts'];

/** One step, or none when the bundle is of these sources. */
export function bundleSteps(node) {
  return stepIfStale('.bundle-stamp', BUNDLE_SOURCES, {
    title: 'Server',
    run: () => bundleServer(node),
  });
}

/** One step, or none when there is an empty database of this version. */
export function emptyDatabaseSteps(node) {
  return stepIfStale('.stamp', DATABASE_SOURCES, {
    title: 'Embedded database',
    run: () => prepareCluster(node),
  });
}

function stepIfStale(stampName, sources, { title, run }) {
  const stampFile = join(serverDirectory, 'build', stampName);
  const stamp = hashSources(sources, []);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return [];
  const build = async () => {
    await run();
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  };
  return [{ title, run: build }];
}

async function bundleServer(node) {
  const program = join(projectRoot, 'scripts/commands/bundle-server.mjs');
  const exitCode = await runProcess(node, [program], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (stopSignal.aborted) throw new Error('Interrupted while building.');
  if (exitCode !== 0) throw new Error('The server could not be bundled; the lines above say why.');
}

async function prepareCluster(node) {
  const program = 'apps/server/src/programs/prepare-cluster.ts';
  const exitCode = await runServer(node, { program });
  if (exitCode !== 0) throw new Error('The embedded database could not be prepared.');
}
