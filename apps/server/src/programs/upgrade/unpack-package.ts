import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ProgramError } from '../commands/run-program.ts';
import { readTool, runTool } from './run-tool.ts';
import type { Verified } from './verify-package.ts';

/** Unpacks it beside the installed one, under its name only when it is whole; gives the folder. */
export async function unpackPackage(
  { file, title, release }: Verified,
  installedRoot: string,
): Promise<string> {
  const parent = dirname(installedRoot);
  const stage = join(parent, '.timesync-upgrade');
  const target = join(parent, title);
  if (target === installedRoot) throw new ProgramError(`${title} is the installed folder.`);
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { mode: 0o700 });
  try {
    const how = ['--no-same-owner', '--same-permissions'];
    const isUnpacked = await runTool('tar', ['-xzf', file, '-C', stage, ...how]);
    const fresh = join(stage, title);
    const described = isUnpacked && (await readTool(join(fresh, 'bin/portal'), ['version']));
    if (!described || JSON.parse(described).version !== release.version) {
      throw new ProgramError(`${title} cannot be unpacked or does not run on this machine.`);
    }
    // A power cut after the swap must find every file.
    await runTool('sync', ['-f', stage]);
    await rm(target, { recursive: true, force: true });
    await rename(fresh, target);
    return target;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
