// A backup of many orders and its restore into an empty database: memory and pace.
// `node bench/million/backup.mjs [orders]`
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { startPortal } from '../support/portal.mjs';
import { report } from '../support/report.mjs';
import { runProgram } from '../support/server-program.mjs';
import { fill, withoutSlowIndexes } from './million-rows.mjs';

const MILLION = 1_000_000;
const orders = Number(process.argv[2] ?? MILLION);
const folder = mkdtempSync(join(tmpdir(), 'timesync-backup-'));
const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
const sql = new pg.Client({ connectionString: postgres.url });
try {
  const portal = await startPortal({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'shop'),
    DEMO_DATA: 'on',
  });
  portal.stop();
  await sql.connect();
  console.log(`filling ${orders} orders…`);
  await withoutSlowIndexes(sql, () => fill(sql, 1, orders));
  await sql.query('create database restored');

  const made = await run('backup', ['--to', join(folder, 'copies')], 'shop', postgres.url);
  const [copy] = readdirSync(join(folder, 'copies')).map((name) => join(folder, 'copies', name));
  console.log(`${(statSync(copy).size / 1e6).toFixed(0)} MB in ${made.seconds.toFixed(0)} s`);
  await report('backup, MB', made.peakMb);
  const restoredUrl = postgres.url.replace(/postgres$/, 'restored');
  const restored = await run('restore', ['--from', copy], 'restored', restoredUrl);
  await report('restore, MB', restored.peakMb);
  // With fewer, starting and building the indexes weigh more than the rows.
  if (orders >= MILLION) {
    await report('restore, orders per second', orders / restored.seconds);
  }
} finally {
  await sql.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function run(program, parameters, dataFolder, databaseUrl) {
  const environment = { DATA_DIR: join(folder, dataFolder), DATABASE_URL: databaseUrl };
  return runProgram(program, parameters, environment);
}
