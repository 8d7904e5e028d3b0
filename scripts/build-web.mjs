import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { childEnvironment } from './child-environment.mjs';
import { compressAssets } from './compress-assets.mjs';
import { projectRoot } from './project-root.mjs';
import { runProcess } from './run-process.mjs';
import { ensureInstalled } from './setup.mjs';
import { hashSources } from './source-hash.mjs';
import { toolPath } from './tool-path.mjs';

const webDirectory = join(projectRoot, 'apps', 'web');
const stampFile = join(webDirectory, 'build', '.stamp');
const SOURCES = [
  'apps/web',
  'packages/contract',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build-web.mjs',
  'scripts/compress-assets.mjs',
];

/** Builds the web app when its sources changed since the last finished build; gives an exit code. */
export async function ensureWebBuilt(node) {
  const apiUrl = readSetting('API_URL');
  const staticUrl = readSetting('STATIC_URL');
  const stamp = hashSources(SOURCES, [apiUrl, staticUrl]);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0;
  console.log('Building the web app ...');
  rmSync(stampFile, { force: true });
  const reactRouter = toolPath('@react-router/dev', 'react-router', 'apps/web');
  const exitCode = await runProcess(node, [reactRouter, 'build'], {
    cwd: webDirectory,
    env: childEnvironment(node, { VITE_API_URL: apiUrl, VITE_STATIC_URL: staticUrl }),
    // Vite's list of chunks would bury the address that follows.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (exitCode !== 0) return exitCode;
  await compressAssets(join(webDirectory, 'build', 'client'));
  writeFileSync(stampFile, stamp);
  return 0;
}

// For the two settings that are baked into the pages. `.env` counts as for the server, but parseEnv is
// missing in early versions of Node 20.
function readSetting(name) {
  if (process.env[name] !== undefined) return process.env[name];
  const file = join(projectRoot, '.env');
  const line =
    existsSync(file) && new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(file, 'utf8'));
  return line ? line[1].trim().replace(/^(["'])(.*)\1$/, '$2') : '';
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await ensureWebBuilt(await ensureInstalled());
}
