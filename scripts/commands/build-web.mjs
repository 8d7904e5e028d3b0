import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { childEnvironment } from '../set-up/child-environment.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { hashSources } from '../set-up/source-hash.mjs';
import { toolPath } from '../set-up/tool-path.mjs';

const webDirectory = join(projectRoot, 'apps', 'web');
const stampFile = join(webDirectory, 'build', '.stamp');
const SOURCES = [
  'apps/web',
  'packages/contract',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/commands/build-web.mjs',
];
// Told so, V8 clears up instead of growing: the build must fit a machine with one gigabyte.
const SMALL_HEAP = ['--max-semi-space-size=8', '--max-old-space-size=512'];

/** Builds the web app when its sources changed since the last finished build; gives an exit code. */
export async function ensureWebBuilt(node) {
  const apiUrl = readApiUrl();
  const stamp = hashSources(SOURCES, [apiUrl]);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0;
  console.log('Building the web app ...');
  rmSync(stampFile, { force: true });
  const reactRouter = toolPath('@react-router/dev', 'react-router', 'apps/web');
  const exitCode = await runProcess(node, [...SMALL_HEAP, reactRouter, 'build'], {
    cwd: webDirectory,
    env: childEnvironment(node, { VITE_API_URL: apiUrl }),
    // Vite's list of chunks would bury the address that follows.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (exitCode !== 0) return exitCode;
  writeFileSync(stampFile, stamp);
  return 0;
}

// The only setting that is baked into the pages. `.env` counts as for the server, but parseEnv is
// missing in early versions of Node 20.
function readApiUrl() {
  if (process.env.API_URL !== undefined) return process.env.API_URL;
  const file = join(projectRoot, '.env');
  const line = existsSync(file) && /^API_URL=(.*)$/m.exec(readFileSync(file, 'utf8'));
  return line ? line[1].trim().replace(/^(["'])(.*)\1$/, '$2') : '';
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await ensureWebBuilt(await ensureInstalled());
}
