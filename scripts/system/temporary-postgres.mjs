// A throw-away PostgreSQL server for tests and measurements: its own folder, a free loopback port,
// no password. It is removed with its folder, however the process ends.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  mkdtempSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort } from './free-port.mjs';

/** Settings of a server that is thrown away: it needs no durability, and no work beside the tests. */
const NOTHING_KEPT = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
};

/**
 * `durable: true` keeps all this on, for realistic measurements. `fill` creates the folder's content
 * when it is not a new cluster.
 */
export async function startTemporaryPostgres(given, { durable = false, fill = initialise } = {}) {
  const owner = databaseOwner();
  const directory = mkdtempSync(join(durable ? tmpdir() : memoryFolder(), 'timesync-postgres-'));
  const programs = mkdtempSync(join(tmpdir(), 'timesync-postgres-programs-'));
  const removeDirectory = () => {
    for (const path of [directory, programs]) rmSync(path, { recursive: true, force: true });
  };
  process.once('exit', removeDirectory);
  if (owner.uid !== undefined) chownSync(directory, owner.uid, owner.gid);
  const binaries = reachable(given, programs, owner);
  fill(binaries, directory, owner);

  const port = await findFreePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    // The longest path of a socket is short on a Mac.
    unix_socket_directories: process.platform === 'linux' ? directory : '',
    max_connections: 200,
    logging_collector: 'off',
    log_destination: 'stderr',
    ...(durable ? {} : NOTHING_KEPT),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = async () => {
    const server = spawn(join(binaries, 'postgres'), ['-D', directory, ...flags], {
      ...owner,
      cwd: directory,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const exited = once(server, 'exit');
    running = { server, exited };
    await waitUntilReady(server);
  };
  let running;
  const killServer = () => running?.server.kill('SIGQUIT');
  // Listeners run in order of registration: the folder is removed after the server has stopped.
  process.off('exit', removeDirectory).once('exit', killServer).once('exit', removeDirectory);
  await launch();

  const end = async (signal) => {
    running.server.kill(signal);
    await running.exited;
  };
  return {
    port,
    directory,
    owner,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** By its socket each statement costs both sides less. */
    testUrl: `postgres://postgres@127.0.0.1:${port}/postgres${process.platform === 'linux' ? `?host=${directory}` : ''}`,
    processId: () => running.server.pid,
    /** As a crash of the database would; `resume` starts it on the same folder and port. */
    halt: () => end('SIGQUIT'),
    resume: launch,
    stop: async () => {
      process.off('exit', killServer);
      await end('SIGINT');
      removeDirectory();
    },
  };
}

const ENOUGH_MEMORY = 2 ** 30;

/** A new database is 700 files: in memory they cost a fifth of the processor time. */
function memoryFolder() {
  const folder = '/dev/shm';
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ENOUGH_MEMORY ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}

// PostgreSQL refuses to run as root; Debian's package has a user for it.
export function databaseOwner() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (ids.some(({ status }) => status !== 0)) continue;
    const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
    return { uid, gid };
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody".');
}

/** A copy of the programs when the project lies in a folder that only root may enter. */
function reachable(binaries, copy, owner) {
  const { status } = spawnSync(join(binaries, 'postgres'), ['--version'], { ...owner, cwd: '/' });
  if (status === 0 || owner.uid === undefined) return binaries;
  cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return join(copy, 'bin');
}

function initialise(binaries, directory, owner) {
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
  const result = spawnSync(
    join(binaries, 'initdb'),
    ['-D', directory, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '-N'],
    { ...owner, cwd: directory, encoding: 'utf8' },
  );
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr ?? result.error}`);
}

function waitUntilReady(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk) => {
      output += chunk;
      if (!/ready to accept (read-only )?connections/.test(output)) return;
      server.stderr.off('data', read).resume();
      resolve();
    };
    server.stderr.setEncoding('utf8').on('data', read);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
  });
}
