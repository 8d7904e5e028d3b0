// The version of the sources: the newest tag `v1.2.3` before the commit, or that of package.json.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TAGS = 'v[0-9]*.[0-9]*.[0-9]*';

/**
 * `1.2.3` on the tag's own commit, `1.2.3-5-gabc1234` five commits later. Without a tag, so also in a
 * copy that has none, the version of package.json; `portal version` says the commit.
 */
export function readVersion(root) {
  const described = askGit(root, 'describe', '--tags', '--long', '--abbrev=7', '--match', TAGS);
  const [, tagged, count, commit] = /^v(\d+\.\d+\.\d+)-(\d+)-(g[0-9a-f]+)$/.exec(described) ?? [];
  if (tagged) return count === '0' ? tagged : `${tagged}-${count}-${commit}`;
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}

/** Undefined outside a repository, and where git finds nothing. */
export function askGit(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
