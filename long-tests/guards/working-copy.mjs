import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/set-up/project-root.mjs';

/** A copy of the project in `dist/`, whose sources may be broken; the installed packages are hard links. */
export function makeWorkingCopy() {
  const root = join(projectRoot, 'dist', 'guards');
  rmSync(root, { recursive: true, force: true });
  run('git', ['worktree', 'prune']);
  run('git', ['worktree', 'add', '--quiet', '--detach', root, 'HEAD']);
  for (const folder of installedFolders()) {
    run('cp', ['-al', join(projectRoot, folder), join(root, folder)]);
  }
  return {
    root,
    /** Returns a function that puts the guard back, or undefined when the text is not there exactly once. */
    removeGuard({ file, guard, without = '' }) {
      const path = join(root, file);
      const whole = readFileSync(path, 'utf8');
      if (whole.split(guard).length !== 2) return undefined;
      writeFileSync(
        path,
        whole.replace(guard, () => without),
      );
      return () => writeFileSync(path, whole);
    },
    remove: () => run('git', ['worktree', 'remove', '--force', root]),
  };
}

function installedFolders() {
  const found = run('find', ['.', '-name', 'node_modules', '-prune', '-not', '-path', './dist/*']);
  return found.split('\n').filter(Boolean);
}

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}
