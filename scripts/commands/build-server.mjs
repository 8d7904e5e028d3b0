// Builds the bundle of the server.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { stopSignal } from '../set-up/stop-signal.mjs';
import { hashSources } from './source-hash.mjs';

const serverDirectory = join(projectRoot, 'apps', 'server');
const BUNDLE_SOURCES = [
  'apps/server/package.json',
  'apps/server/src',
  'packages/clock',
  'packages/contract',
  'package-lock.json',
  'scripts/commands/bundle-server.mjs',
  'scripts/package/bundled-packages.mjs',
  'scripts/package/outside-bundle.mjs',
  'scripts/package/programs.mjs',
];

/** One step, or none when the bundle is of these sources. */
export function bundleSteps(node) {
  const stampFile = join(serverDirectory, 'build', '.bundle-stamp');
  const stamp = hashSources(BUNDLE_SOURCES);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return [];
  const run = async () => {
    await bundleServer(node);
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  };
  return [{ title: 'Server', run }];
}

async function bundleServer(node) {
  const program = join(projectRoot, 'scripts/commands/bundle-server.mjs');
  const exitCode = await runProcess(node, [program], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (stopSignal.aborted) throw new Error('Interrupted while building.');
  if (exitCode !== 0) throw new Error('The server could not be bundled; the lines above say why.');
}
