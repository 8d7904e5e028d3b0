// Builds the public pages (apps/site) and the portal app (apps/portal).
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { exitCodeOfSignal, stopSignal } from '../set-up/stop-signal.mjs';
import { childEnvironment } from '../system/child-environment.mjs';
import { toolPath } from '../system/tool-path.mjs';
import { compressFiles } from './compress-files.mjs';
import { hashSources } from './source-hash.mjs';

const SHARED_SOURCES = [
  'packages/clock',
  'packages/contract',
  'packages/ui',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/commands/build-web.mjs',
  'scripts/package/bundled-packages.mjs',
];
// With these limits V8 collects garbage instead of growing: the build must fit a machine with one
// gigabyte.
const SMALL_HEAP = ['--max-semi-space-size=8', '--max-old-space-size=512'];

/** One step for each app whose last finished build is not of these sources. */
export function webBuildSteps(node) {
  return [
    { title: 'Public pages', app: 'site' },
    { title: 'Portal app', app: 'portal' },
  ].flatMap(({ title, app }) => {
    const folder = join('apps', app);
    const stampFile = join(projectRoot, folder, 'build', '.stamp');
    const stamp = hashSources([folder, ...SHARED_SOURCES]);
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return [];
    return [{ title, run: () => build(node, { folder, stampFile, stamp }) }];
  });
}

async function build(node, { folder, stampFile, stamp }) {
  const directory = join(projectRoot, folder);
  rmSync(stampFile, { force: true });
  const vite = toolPath('vite', 'vite', folder);
  let output = '';
  const exitCode = await runProcess(node, [...SMALL_HEAP, vite, 'build'], {
    cwd: directory,
    env: childEnvironment(node),
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
  await compressFiles(join(directory, 'build', 'client'));
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}
