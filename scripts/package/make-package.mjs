import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { assemble } from './assemble.mjs';
import { installOutsidePackages } from './install-outside-packages.mjs';
import { requirePlatform } from './platforms.mjs';
import { describeRelease, releaseTime } from './release.mjs';
import { sealPackage } from './seal-package.mjs';

/**
 * Makes `<name>-<version>-<platform>.tar.gz` in a folder, with its sum and signature beside it; the
 * pages and the server must be built. Gives path and size. `effort` is gzip's: 1 is quick and gives a
 * larger file.
 */
export async function makePackage(
  node,
  platform,
  { effort = 9, folder = join(projectRoot, 'dist'), key } = {},
) {
  requirePlatform(platform);
  const modules = await installOutsidePackages(node, platform);
  const { name, version } = describeRelease(platform);
  const title = `${name}-${version}-${platform}`;
  const file = join(folder, `${title}.tar.gz`);
  const stage = mkdtempSync(join(tmpdir(), 'timesync-package-'));
  try {
    assemble(join(stage, title), { modules, platform, key });
    mkdirSync(folder, { recursive: true });
    // The package gets its name only when it is complete.
    await pack(stage, title, { file: `${file}.part`, effort });
    renameSync(`${file}.part`, file);
    await sealPackage(file, key);
  } finally {
    rmSync(`${file}.part`, { force: true });
    rmSync(stage, { recursive: true, force: true });
  }
  return { file, bytes: statSync(file).size };
}

async function pack(stage, title, { file, effort }) {
  // Nothing of this machine: neither its users, nor its umask, nor its clock.
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  const settings = [...same, '--mode=u=rwX,go=rX', `--mtime=@${releaseTime()}`];
  const gzip = ['-I', `gzip -${effort}`, '-cf', file];
  const exitCode = await runProcess('tar', [...gzip, ...settings, '-C', stage, title]);
  if (exitCode !== 0) throw new Error('tar could not write the package; the lines above say why.');
}
