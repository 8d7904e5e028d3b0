// kill -9 under load: on the embedded database, every second time of its engine, then a quarter as often on a
// PostgreSQL server. A kill loses nothing that
// was written, synced or not, so the data lie in memory where there is room, and no round waits for a disk.
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { runCrashRounds } from './support/crash-rounds.mjs';
import { roundsOf } from './support/tally.mjs';

const ROUNDS = roundsOf(2_000);
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

await inFolder((DATA_DIR) =>
  runCrashRounds({
    what: 'kill -9 on the embedded database',
    rounds: ROUNDS,
    environment: { DATA_DIR },
  }),
);

const postgres = await startTemporaryPostgres(findPostgresBinaries());
try {
  await inFolder((DATA_DIR) =>
    runCrashRounds({
      what: 'kill -9 on PostgreSQL',
      rounds: Math.ceil(ROUNDS / 4),
      environment: { DATA_DIR, DATABASE_URL: postgres.url },
    }),
  );
} finally {
  await postgres.stop();
}

async function inFolder(work) {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'timesync-kill-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM_BYTES;
}
