// Every list of the back office at a million orders against page 1 at a thousand, p95, in one run:
// first and last page, with and without filters. Target 3×, fails above 6×; middle pages 50 ms; the
// dashboard 5×, fails above 10×, its numbers counted anew for each look.
// `node bench/back-office.mjs [rows]`
import pg from 'pg';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { measureDashboard } from './million/dashboard.mjs';
import { filteredLists } from './million/filtered-lists.mjs';
import { fill } from './million/million-rows.mjs';
import { createClient } from './support/api.mjs';
import { p95 } from './support/p95.mjs';
import { ADMIN, startPortal } from './support/portal.mjs';

const SMALL = 1_000;
const rows = Number(process.argv[2] ?? 1_000_000);
const postgres = await startTemporaryPostgres(findPostgresBinaries());
const sql = new pg.Client({ connectionString: postgres.url });
let portal;
let isFloorBroken = false;

try {
  await restartPortal();
  await sql.connect();
  await fill(sql, 1, SMALL);
  await restartPortal();
  const base = await p95(() => get('/admin/transactions?page=1'));
  console.log(`page 1 of ${SMALL} orders: ${base.toFixed(1)} ms`);

  const indexes = await dropSlowIndexes();
  console.log(`filling ${rows} orders…`);
  await fill(sql, SMALL + 1, rows);
  for (const definition of indexes) await sql.query(definition);
  await sql.query('vacuum analyze');
  await restartPortal();

  for (const list of ['users', 'transactions', 'licenses', 'history']) {
    const totalPages = await compareEnds(list, '', base);
    await limit(`${list}, middle page`, `/admin/${list}?page=${Math.floor(totalPages / 2)}`, 50);
  }
  for (const [list, filters] of Object.entries(await filteredLists(sql))) {
    for (const filter of filters) await compareEnds(list, filter, base);
  }
  const { firstMs, slowestMs } = await measureDashboard(get);
  console.log(`dashboard, first look after a start: ${firstMs.toFixed(1)} ms`);
  report('dashboard, slowest look', slowestMs / base, slowestMs, { target: 5, floor: 10 });
} finally {
  portal?.stop();
  await sql.end();
  await postgres.stop();
}
if (isFloorBroken) process.exitCode = 1;

async function restartPortal() {
  portal?.stop();
  const started = await startPortal({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' });
  const client = createClient(started.port, 1);
  portal = { ...started, client, cookie: await client.signIn(ADMIN) };
}

async function get(path) {
  return (await portal.client.send('GET', path, { cookie: portal.cookie })).json();
}

/** The first and the last page. Returns how many there are. */
async function compareEnds(list, filter, base) {
  const pathOf = (page) => `/admin/${list}?${filter}&page=${page}`;
  const { totalPages } = await get(pathOf(1));
  for (const page of totalPages > 1 ? [1, totalPages] : [1]) {
    const ms = await p95(() => get(pathOf(page)));
    report(`${list} ${filter}, page ${page}`, ms / base, ms, { target: 3, floor: 6 });
  }
  return totalPages;
}

function report(name, ratio, ms, { target, floor }) {
  const missed = ratio > target ? ' – target missed' : '';
  console.log(`${name}: ${ms.toFixed(1)} ms, ${ratio.toFixed(1)}×${missed}`);
  if (ratio > floor) isFloorBroken = true;
}

async function limit(name, path, maximumMs) {
  const ms = await p95(() => get(path));
  console.log(`${name}: ${ms.toFixed(1)} ms${ms > maximumMs ? ' – target missed' : ''}`);
}

/** Filling is many times faster without them. */
async function dropSlowIndexes() {
  const { rows: found } = await sql.query(`select indexname, indexdef from pg_indexes
    where indexdef like '%gin_trgm_ops%' or indexname like 'history_of_%'`);
  for (const { indexname } of found) await sql.query(`drop index ${indexname}`);
  return found.map(({ indexdef }) => indexdef);
}
