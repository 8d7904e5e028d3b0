import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';

/** The output of `portal version`: enough to find the exact sources. */
export function describeRelease(platform) {
  const { name, version, optionalDependencies } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  );
  const lock = readFileSync(join(projectRoot, 'package-lock.json'));
  return {
    name,
    version,
    platform,
    node: optionalDependencies[`node-${platform}`],
    commit: git('rev-parse', 'HEAD') ?? 'unknown',
    /** True when the sources were not exactly those of the commit. */
    changed: Boolean(git('status', '--porcelain')),
    lockHash: createHash('sha256').update(lock).digest('hex'),
  };
}

/** Time of the commit, so that the same sources give the same archive. */
export function releaseTime() {
  return git('log', '-1', '--format=%ct') ?? '0';
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
