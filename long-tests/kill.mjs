// kill -9 under load: on the embedded database, then a quarter as often on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { runCrashRounds } from './support/crash-rounds.mjs';
import { roundsOf } from './support/tally.mjs';

const ROUNDS = roundsOf(2_000);

await inFolder((DATA_DIR) =>
  runCrashRounds({
    what: 'kill -9 on the embedded database',
    rounds: ROUNDS,
    environment: { DATA_DIR },
  }),
);

const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
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
  const folder = mkdtempSync(join(tmpdir(), 'timesync-kill-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
