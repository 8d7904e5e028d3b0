// Node and what stays outside the bundle, for a platform, from our lock file.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeLibraryLinks } from '../set-up/library-links.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { toolPath } from '../system/tool-path.mjs';
import { outsidePackages, postgresPackage } from './outside-bundle.mjs';
import { platforms } from './platforms.mjs';

/** Gives a folder with `node_modules`; stored until the lock file changes. */
export async function installOutsidePackages(node, platform) {
  const folder = join(projectRoot, 'node_modules', '.cache', 'package', platform);
  const stampFile = join(folder, '.installed-from');
  const { manifest, lock } = outsideLock(platform);
  const stamp = createHash('sha256').update(JSON.stringify(lock)).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  await runNpmCi(node, folder, platforms[platform]);
  makeLibraryLinks(folder);
  writeFileSync(stampFile, stamp);
  return folder;
}

/** Our lock file for a project that needs nothing else: npm takes versions and checksums from it. */
function outsideLock(platform) {
  const { name, version, optionalDependencies } = readJson('package.json');
  const { dependencies } = readJson('apps/server/package.json');
  const native = [`node-${platform}`, postgresPackage(platform)];
  const manifest = {
    name,
    version,
    private: true,
    dependencies: Object.fromEntries(outsidePackages.map((each) => [each, dependencies[each]])),
    // Optional, because npm refuses a required package of another platform whatever its options say.
    optionalDependencies: Object.fromEntries(
      native.map((each) => [each, optionalDependencies[each]]),
    ),
  };
  const { packages, ...lock } = readJson('package-lock.json');
  const stored = Object.entries(packages).filter(
    ([path]) => /^node_modules\//.test(path) && !path.startsWith('node_modules/@timesync/'),
  );
  return { manifest, lock: { ...lock, packages: { '': manifest, ...Object.fromEntries(stored) } } };
}

async function runNpmCi(node, folder, { os, cpu, libc }) {
  const exitCode = await runProcess(
    node,
    [
      toolPath('npm', 'npm'),
      'ci',
      // Peers that are not dependencies too are there for types only.
      ...['--omit=dev', '--omit=peer', '--ignore-scripts'],
      ...[`--os=${os}`, `--cpu=${cpu}`, `--libc=${libc}`],
      ...['--prefer-offline', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], stopWith: 'SIGKILL' },
  );
  if (exitCode !== 0) throw new Error('npm could not install what the package needs; see above.');
}

function readJson(file) {
  return JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
}
