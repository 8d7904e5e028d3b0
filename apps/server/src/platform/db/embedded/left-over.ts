// What `postmaster.pid` says. After a kill -9 of the portal its engine still runs; after one of the engine
// the number in the file may belong to any other program by now.
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 20;
const PATIENCE_MS = 10_000;

/** The number of the engine that runs on the cluster, whoever started it. */
export function findEngine(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    // PostgreSQL works in its cluster's folder, whatever that is called by now.
    const [theirs, ours] = [statSync(`/proc/${pid}/cwd/.`), statSync(cluster)];
    return theirs.ino === ours.ino && theirs.dev === ours.dev ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Ends the engine that still runs there, and removes what it or a dead one left. */
export async function endLeftOver(cluster: string): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (let pid = findEngine(cluster); pid; pid = findEngine(cluster)) {
    try {
      process.kill(pid, performance.now() < giveUpAt ? 'SIGINT' : 'SIGQUIT');
    } catch {
      // It has just ended.
    }
    await pause(LOOK_MS);
  }
  // PostgreSQL itself would not start beside another program with that number.
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
    rmSync(join(cluster, name), { force: true });
}
