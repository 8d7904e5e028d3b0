// What `postmaster.pid` says. After a kill -9 of the portal its engine still runs; after one of the engine
// the number in the file may belong to any other program by now.
import { existsSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** With a random end: the folder is made by and for one engine. */
export const SOCKET_FOLDER = '/tmp/timesync-socket-';
const LOOK_MS = 20;
const PATIENCE_MS = 10_000;

interface Postmaster {
  pid: number;
  socketFolder: string;
}

/** The engine that runs on the cluster, whoever started it. */
export function findEngine(cluster: string): Postmaster | undefined {
  const found = readPidFile(cluster);
  return found && runsOn(cluster, found.pid) ? found : undefined;
}

/** Ends the engine that still runs there, and removes what it or a dead one left. */
export async function endLeftOver(cluster: string): Promise<void> {
  const found = readPidFile(cluster);
  if (!found) return;
  const giveUpAt = performance.now() + PATIENCE_MS;
  if (runsOn(cluster, found.pid)) process.kill(found.pid, 'SIGINT');
  while (runsOn(cluster, found.pid)) {
    await pause(LOOK_MS);
    if (performance.now() > giveUpAt && runsOn(cluster, found.pid))
      process.kill(found.pid, 'SIGQUIT');
  }
  // PostgreSQL itself would not start beside another program with that number.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  removeSocketFolder(found.socketFolder);
}

/** Of an engine that has ended. Only what lies in it by our own doing: the path may come from a file. */
export function removeSocketFolder(folder: string): void {
  if (!folder.startsWith(SOCKET_FOLDER) || !existsSync(folder)) return;
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    rmSync(join(folder, name), { force: true });
  rmdirSync(folder);
}

function readPidFile(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socketFolder: lines[4] ?? '' };
  } catch {
    return undefined;
  }
}

/** PostgreSQL works in its cluster's folder, whatever that is called by now. */
function runsOn(cluster: string, pid: number): boolean {
  try {
    const [theirs, ours] = [statSync(`/proc/${pid}/cwd/.`), statSync(cluster)];
    return theirs.ino === ours.ino && theirs.dev === ours.dev;
  } catch {
    return false;
  }
}
