import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readVersion } from './read-version.mjs';
import { temporaryFolder } from './run-command.mjs';

function newSources() {
  const root = temporaryFolder();
  writeFileSync(join(root, 'package.json'), '{"version":"0.1.0"}');
  const git = (...args) => {
    const who = ['-c', 'user.name=Budi', '-c', 'user.email=budi@masjid.id'];
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const commit = () => git('commit', '--quiet', '--allow-empty', '--message=Satu');
  return { root, git, commit };
}

test('without a repository or a tag it is the one of package.json', () => {
  const { root, git, commit } = newSources();
  expect(readVersion(root)).toBe('0.1.0');
  git('init', '--quiet');
  commit();
  expect(readVersion(root)).toBe('0.1.0');
});

test('it is the newest tag, and counts the commits after it', () => {
  const { root, git, commit } = newSources();
  git('init', '--quiet');
  commit();
  git('tag', 'v1.2.3');
  git('tag', 'very-old');
  expect(readVersion(root)).toBe('1.2.3');
  commit();
  expect(readVersion(root)).toMatch(/^1\.2\.3-1-g[0-9a-f]{7}$/);
});
