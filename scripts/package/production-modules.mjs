// The server's dependencies for a platform, without development tools, from our lock file.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { toolPath } from '../set-up/tool-path.mjs';
import { platforms } from './platforms.mjs';

const WORKSPACES = ['packages/contract', 'packages/clock', 'apps/server'];

/** Gives a folder with `node_modules`; kept until the lock file changes. */
export async function installProductionModules(node, platform) {
  const folder = join(projectRoot, 'node_modules', '.cache', 'package', platform);
  const stampFile = join(folder, '.installed-from');
  const { manifest, lock } = serverOnly(platform);
  const stamp = createHash('sha256').update(JSON.stringify(lock)).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder;

  rmSync(folder, { recursive: true, force: true });
  for (const workspace of WORKSPACES) {
    const file = join(workspace, 'package.json');
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(folder, file));
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  await runNpmCi(node, folder, platforms[platform]);
  writeFileSync(stampFile, stamp);
  return folder;
}

/** Without the web and the tools, `npm ci` misses none of their packages for other platforms. */
function serverOnly(platform) {
  const { name, version, optionalDependencies } = readJson('package.json');
  const runtime = `node-${platform}`;
  const manifest = {
    name,
    version,
    private: true,
    workspaces: WORKSPACES,
    // Optional, because npm refuses a required package of another platform whatever it is told.
    optionalDependencies: { [runtime]: optionalDependencies[runtime] },
  };
  const { packages, ...lock } = readJson('package-lock.json');
  const kept = Object.entries(packages).filter(
    ([path]) =>
      !/^apps\/(?!server)|^packages\/ui|^node_modules\/@timesync\/(portal|site|ui)$/.test(path),
  );
  return { manifest, lock: { ...lock, packages: { ...Object.fromEntries(kept), '': manifest } } };
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
