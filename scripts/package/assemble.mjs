// Lays a package out as it will be unpacked. The folders keep their places, so that our own code
// finds its neighbours as it does here.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nativeFilesIn } from '../set-up/native-files.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { platforms } from './platforms.mjs';
import { describeRelease } from './release.mjs';

const OURS = [
  'apps/server/build',
  'apps/server/package.json',
  'apps/server/src',
  'apps/server/migrations',
  'apps/site/build',
  'apps/portal/build/client',
  'packages/clock/package.json',
  'packages/clock/src',
  'packages/contract/package.json',
  'packages/contract/src',
  'scripts/commands/lean-server.mjs',
  'scripts/commands/drizzle-as-commonjs.mjs',
  'scripts/package/portal.mjs',
  'scripts/package/ask-health.mjs',
  'scripts/package/programs.mjs',
  'scripts/set-up/project-root.mjs',
  'deploy',
  'docs',
  'README.md',
  'CONTRIBUTING.md',
  '.env.example',
];
const NATIVE = ['runtime/node', '@node-rs/argon2', '@img/sharp-linux', '@img/sharp-libvips'];
const TEST = /\.test\.ts$/;
/** Never loaded: maps, types, words. Licence texts stay. */
const NEEDLESS = /\.map$|\.d\.[cm]?ts$|^(?!licen[cs]e).*\.md$|^\.package-lock\.json$|^\.bin$/i;
const NEEDLESS_FOLDERS = /node_modules\/(@types|@timesync\/server|node-linux-[^/]+)$/;

export function assemble(folder, { modules, platform }) {
  for (const path of OURS) {
    copy(join(projectRoot, path), join(folder, path), (source) => !TEST.test(source));
  }
  copy(join(modules, 'node_modules'), join(folder, 'node_modules'), isLoaded);
  const runtime = join(modules, 'node_modules', `node-${platform}`);
  copy(join(runtime, 'bin', 'node'), join(folder, 'runtime', 'node'));
  copy(join(runtime, 'LICENSE'), join(folder, 'runtime', 'LICENSE'));
  copy(join(projectRoot, 'scripts/package/portal'), join(folder, 'bin', 'portal'));
  const release = JSON.stringify(describeRelease(platform), null, 2);
  writeFileSync(join(folder, 'release.json'), `${release}\n`);
  requireNativeFiles(folder, platform);
}

function isLoaded(source) {
  return !NEEDLESS.test(basename(source)) && !NEEDLESS_FOLDERS.test(source);
}

function copy(from, to, filter) {
  mkdirSync(join(to, '..'), { recursive: true });
  // Links stay links: Node runs TypeScript of the contract's folder, but none below node_modules.
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
}

function requireNativeFiles(folder, platform) {
  const files = nativeFilesIn(folder);
  const stranger = files.find(({ cpu }) => cpu !== platforms[platform].cpu);
  if (stranger) throw new Error(`${stranger.path} was not made for ${platform}.`);
  // npm leaves out without a word what it finds no build of.
  const missing = NATIVE.find((part) => !files.some(({ path }) => path.includes(part)));
  if (missing) throw new Error(`npm has no build of ${missing} for ${platform}.`);
}
