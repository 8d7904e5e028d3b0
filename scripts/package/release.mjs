import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';
import { askGit, readVersion } from './read-version.mjs';

/** The output of `portal version`: enough to find the exact sources. */
export function describeRelease(platform) {
  const { name, optionalDependencies } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  );
  const lock = readFileSync(join(projectRoot, 'package-lock.json'));
  return {
    name,
    version: readVersion(projectRoot),
    platform,
    node: optionalDependencies[`node-${platform}`],
    commit: askGit(projectRoot, 'rev-parse', 'HEAD') ?? 'unknown',
    /** True when the sources were not exactly those of the commit. */
    changed: Boolean(askGit(projectRoot, 'status', '--porcelain')),
    lockHash: createHash('sha256').update(lock).digest('hex'),
  };
}

/** Time of the commit, so that the same sources give the same archive. */
export function releaseTime() {
  return askGit(projectRoot, 'log', '-1', '--format=%ct') ?? '0';
}
