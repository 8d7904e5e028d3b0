// Power cuts under load on the embedded database: the portal is killed, and only the synced part of
// its database remains (`power-cut/forgetful-disk.mjs`). Proofs and mails remain complete: they are
// written by rename after a sync, which their own tests show.
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCrashRounds } from './support/crash-rounds.mjs';
import { roundsOf } from './support/tally.mjs';

const home = mkdtempSync(join(tmpdir(), 'timesync-power-'));
const database = join(home, 'pglite');
const disk = join(home, 'disk');

/** Unsynced data is lost; the next round starts with disk and memory equal. */
function forgetWhatWasNotSynced() {
  if (existsSync(disk)) {
    rmSync(database, { recursive: true });
    renameSync(disk, database);
  }
  cpSync(database, disk, { recursive: true, preserveTimestamps: true });
}

try {
  await runCrashRounds({
    what: 'power cuts on the embedded database',
    rounds: roundsOf(300),
    environment: { DATA_DIR: home, POWER_CUT_FOLDER: database, POWER_CUT_DISK: disk },
    preload: new URL('./power-cut/forgetful-disk.mjs', import.meta.url).href,
    afterCrash: forgetWhatWasNotSynced,
  });
} finally {
  if (process.exitCode) console.log(`${home} stays, for a look at the database.`);
  else rmSync(home, { recursive: true, force: true });
}
