import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from '../set-up/child-environment.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { ensureRoom, needs } from '../set-up/room.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { readSetting } from '../set-up/settings.mjs';
import { hashSources } from '../set-up/source-hash.mjs';
import { exitCodeOfSignal, stopSignal } from '../set-up/stop-signal.mjs';
import { toolPath } from '../set-up/tool-path.mjs';

const webDirectory = join(projectRoot, 'apps', 'web');
const stampFile = join(webDirectory, 'build', '.stamp');
const SOURCES = [
  'apps/web',
  'packages/clock',
  'packages/contract',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/commands/build-web.mjs',
];
// Told so, V8 clears up instead of growing: the build must fit a machine with one gigabyte.
const SMALL_HEAP = ['--max-semi-space-size=8', '--max-old-space-size=512'];

/** One step, or none when the last finished build is of these sources. */
export function webBuildSteps(node) {
  // The only setting that is baked into the pages.
  const apiUrl = readSetting('API_URL');
  const stamp = hashSources(SOURCES, [apiUrl]);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return [];
  return [{ title: 'Web pages', run: () => build(node, { apiUrl, stamp }) }];
}

async function build(node, { apiUrl, stamp }) {
  ensureRoom(needs.build, webDirectory);
  rmSync(stampFile, { force: true });
  const reactRouter = toolPath('@react-router/dev', 'react-router', 'apps/web');
  let output = '';
  const exitCode = await runProcess(node, [...SMALL_HEAP, reactRouter, 'build'], {
    cwd: webDirectory,
    env: childEnvironment(node, { VITE_API_URL: apiUrl }),
    // Vite's list of chunks would bury the address that follows, its warnings cut the line of progress.
    stdio: ['ignore', 'ignore', 'pipe'],
    onStderr: (chunk) => {
      output += chunk;
    },
  });
  if (stopSignal.aborted) throw new Error('Interrupted while building.');
  if (exitCode === exitCodeOfSignal('SIGKILL')) {
    throw new Error(
      'The web build was killed, most likely for want of memory: close other programs and run the command again.',
    );
  }
  if (exitCode !== 0) {
    throw new Error(`${output.trimEnd()}\nThe web build failed; the lines above say why.`);
  }
  writeFileSync(stampFile, stamp);
}
