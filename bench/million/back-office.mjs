// Every list of the back office, the longest of a million rows, p95: first, middle and last page; every
// filter against page 1 at a thousand in the same run; the dashboard, its numbers counted each time.
// `node bench/million/back-office.mjs [orders]`
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
const rows = Number(process.argv[2] ?? 330_000);
const postgres = await startTemporaryPostgres(findPostgresBinaries());
const sql = new pg.Client({ connectionString: postgres.url });
let portal;
/** Times page 1, of every first and last page with a filter. */
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
    const page = (number) => get(`/admin/${list}?page=${number}`);
    const { totalPages } = await page(1);
    await report(`page 1 of ${list}, ms`, await p95(() => page(1)));
    const middle = Math.floor(totalPages / 2);
    await report(`middle page of ${list}, ms`, await p95(() => page(middle)));
    console.log(`last page of ${list}: ${(await p95(() => page(totalPages))).toFixed(1)} ms`);
  }
  for (const [list, filters] of Object.entries(await filteredLists(sql))) {
    for (const filter of filters) await compareEnds(list, filter, base);
  }
  await report('filtered lists, times page 1', Math.max(...ratios));
  await report('dashboard, ms', await measureDashboard(get));
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

/** The first and the last page. */
async function compareEnds(list, filter, base) {
  const pathOf = (page) => `/admin/${list}?${filter}&page=${page}`;
  const { totalPages } = await get(pathOf(1));
  for (const page of totalPages > 1 ? [1, totalPages] : [1]) {
    const ms = await p95(() => get(pathOf(page)));
    ratios.push(ms / base);
    console.log(`${list} ${filter}, page ${page}: ${ms.toFixed(1)} ms, ${(ms / base).toFixed(1)}×`);
  }
}
