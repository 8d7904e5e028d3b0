// What a person changed: everything that differs from `main`, committed or not.
import { spawnSync } from 'node:child_process';
import { projectRoot } from '../set-up/project-root.mjs';

/** The commit that this branch left `main` at; undefined in a copy that has no `main`. */
export const branchPoint = () => git(['merge-base', 'main', 'HEAD'])?.trim();

/** Paths from the root of the project, those of new files among them. */
export function changedFiles() {
  const base = branchPoint() ?? 'HEAD';
  const known = git(['diff', '--name-only', '--diff-filter=d', base]) ?? '';
  const fresh = git(['ls-files', '--others', '--exclude-standard']) ?? '';
  return `${known}${fresh}`.split('\n').filter(Boolean);
}

/** Packages may be others than those that passed on `main`; so they may where nothing says so. */
export function hasOtherPackages() {
  const base = branchPoint();
  return base === undefined || git(['diff', '--name-only', base, '--', 'package-lock.json']) !== '';
}

function git(args) {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
