// Builds the public pages (apps/site) and the portal app (apps/portal).
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { exitCodeOfSignal, stopSignal } from '../set-up/stop-signal.mjs';
import { childEnvironment } from '../system/child-environment.mjs';
import { toolPath } from '../system/tool-path.mjs';
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

// Writes .br and .gz beside every file worth compressing, once at build time, so that the server answers
// with the strongest compression without spending a cycle on it.
const COMPRESSIBLE = /^\.(css|html|ico|m?js|json|svg|txt|webmanifest|xml)$/;
const SMALLEST_WORTHWHILE_BYTES = 1024;

async function compressFiles(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const queue = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST_WORTHWHILE_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
