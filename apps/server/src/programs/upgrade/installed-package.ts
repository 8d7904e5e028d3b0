// The installed package: a folder that a symbolic link beside it names (decision 0182).
import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  RELEASE_ROOT,
  type Release,
  readRelease,
} from '../../platform/health/release/own-release.ts';
import { ProgramError } from '../commands/run-program.ts';

export interface Installed {
  /** What the service starts, such as /opt/timesync-portal. */
  link: string;
  /** The folder that the link names. */
  root: string;
  release: Release;
}

/** Names that a swap uses beside the link. */
export const PREVIOUS = '.previous';
export const NEW = '.new';

export function findInstalled(): Installed {
  const release = readRelease();
  if (!release) {
    throw new ProgramError(
      'Only an installed package can be upgraded; sources are updated by git and `npm start`.',
    );
  }
  const root = realpathSync(RELEASE_ROOT);
  const folder = dirname(root);
  const [name, ...others] = readdirSync(folder).filter(
    (each) => !/\.(previous|new)$/.test(each) && linkTarget(join(folder, each)) === root,
  );
  if (name && others.length === 0) return { link: join(folder, name), root, release };
  throw new ProgramError(
    `There must be one link to ${root} in ${folder}, which the service starts: ln -s ${basename(root)} ${join(folder, release.name)}`,
  );
}

/** Undefined for what is no link. */
export function linkTarget(path: string): string | undefined {
  try {
    return resolve(dirname(path), readlinkSync(path));
  } catch {
    return undefined;
  }
}
