// The server's memory for the CSV of 100,000 transactions, read as fast as possible and over a slow
// connection. `node bench/memory/csv.mjs [transactions]`
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { fill, withoutSlowIndexes } from '../million/million-rows.mjs';
import { createClient } from '../support/api.mjs';
import { extraMemory } from '../support/extra-memory.mjs';
import { ADMIN, startPortal } from '../support/portal.mjs';
import { report } from '../support/report.mjs';

const PATH = '/admin/transactions/export';
const WARM_UP = 3;
const transactions = Number(process.argv[2] ?? 100_000);

const postgres = await startTemporaryPostgres(findPostgresBinaries());
const portal = await startPortal({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' });
try {
  const sql = new pg.Client({ connectionString: postgres.url });
  await sql.connect();
  await withoutSlowIndexes(sql, () => fill(sql, 1, transactions));
  await sql.end();
  const cookie = await createClient(portal.port, 1).signIn(ADMIN);
  // Short files first: they take the code paths and their memory with them.
  for (let file = 0; file < WARM_UP; file += 1) await read(cookie, `${PATH}?status=refunded`);
  const fast = await extraMemory(portal.pid, () => read(cookie, PATH));
  const slow = await extraMemory(portal.pid, () => read(cookie, PATH, 1));
  console.log({ fast, slow });
  if (fast.result.lines < transactions) throw new Error('the file was cut off');
  await report('memory for a CSV of 100,000, MB', Math.max(fast.megabytes, slow.megabytes));
} finally {
  await portal.stop();
  await postgres.stop();
}

/** Lines and bytes of the file; the reader rests so long after each piece. */
async function read(cookie, path, restMs = 0) {
  const address = `http://127.0.0.1:${portal.port}${path}`;
  const response = await fetch(address, { headers: { cookie } });
  if (response.status !== 200) throw new Error(await response.text());
  let lines = 0;
  let bytes = 0;
  for await (const chunk of response.body) {
    lines += chunk.reduce((count, byte) => (byte === 10 ? count + 1 : count), 0);
    bytes += chunk.length;
    if (restMs > 0) await pause(restMs);
  }
  return { lines, bytes };
}
