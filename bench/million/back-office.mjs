// Every list of the back office at a million orders against page 1 at a thousand, p95, in one run:
// first and last page, with and without filters; middle pages; the dashboard, its numbers recounted
// each time. `node bench/million/back-office.mjs [rows]`
import pg from 'pg';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { createClient } from '../support/api.mjs';
import { p95 } from '../support/p95.mjs';
import { ADMIN, startPortal } from '../support/portal.mjs';
import { report } from '../support/report.mjs';
import { measureDashboard } from './dashboard.mjs';
import { filteredLists } from './filtered-lists.mjs';
import { fill, withoutSlowIndexes } from './million-rows.mjs';

const SMALL = 1_000;
const rows = Number(process.argv[2] ?? 1_000_000);
const postgres = await startTemporaryPostgres(findPostgresBinaries());
const sql = new pg.Client({ connectionString: postgres.url });
let portal;
/** Times page 1, of every first and last page. */
const ratios = [];

try {
  await restartPortal();
  await sql.connect();
  await fill(sql, 1, SMALL);
  await restartPortal();
  const base = await p95(() => get('/admin/transactions?page=1'));
  console.log(`page 1 of ${SMALL} orders: ${base.toFixed(1)} ms`);

  console.log(`filling ${rows} orders…`);
  await withoutSlowIndexes(sql, () => fill(sql, SMALL + 1, rows));
  await sql.query('vacuum analyze');
  await restartPortal();

  for (const list of ['users', 'transactions', 'licenses', 'history']) {
    const totalPages = await compareEnds(list, '', base);
    const middle = `/admin/${list}?page=${Math.floor(totalPages / 2)}`;
    await report(`middle page of ${list}, ms`, await p95(() => get(middle)));
  }
  for (const [list, filters] of Object.entries(await filteredLists(sql))) {
    for (const filter of filters) await compareEnds(list, filter, base);
  }
  await report('long lists, times page 1', Math.max(...ratios));
  // The dashboard was opened before the restart.
  await get('/admin/summary');
  await restartPortal();
  const { firstMs, slowestMs } = await measureDashboard(get);
  await report('dashboard after a start, ms', firstMs);
  await report('dashboard, times page 1', slowestMs / base);
} finally {
  portal?.stop();
  await sql.end();
  await postgres.stop();
}

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
    ratios.push(ms / base);
    console.log(`${list} ${filter}, page ${page}: ${ms.toFixed(1)} ms, ${(ms / base).toFixed(1)}×`);
  }
  return totalPages;
}
