// Every path at 1, 10 and 100 times the rows and with 1, 8, 32 and 128 clients, alternating with
// its limit: nothing may grow faster than its limit. `node bench/growth/growth.mjs [--draw] [orders]`;
// `--draw` updates the plots and the table of the README.
import pg from 'pg';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { createBareTables } from '../bare/bare-checkout.mjs';
import { startBare } from '../bare/start-bare.mjs';
import { startBareFastify } from '../bare/start-bare-fastify.mjs';
import { fill, withoutSlowIndexes } from '../million/million-rows.mjs';
import { createClient } from '../support/api.mjs';
import { ADMIN, startPortal } from '../support/portal.mjs';
import { report } from '../support/report.mjs';
import { signInBySql } from '../support/signed-in.mjs';
import { dropJobs } from '../support/until-no-jobs.mjs';
import { openPaths } from './growing-paths.mjs';
import { fillBareOrders, fillOwnOrders, fillProducts } from './growing-rows.mjs';
import { growthWithClients, growthWithRows } from './growth-factors.mjs';
import { drawGrowth } from './growth-report.mjs';
import { rate } from './rate.mjs';

const CLIENTS = [1, 8, 32, 128];
/** With fewer clients the machine is mostly idle, and noise outweighs the work. */
const BUSY_CLIENTS = 1;
const TIMES = [1, 10, 100];
const PRODUCTS = 10;
const CUSTOMERS = 2_000;
const READERS = 8;
const OWN_ORDERS_EACH = 40;
const WARM_UP_MS = 800;
const MEASURED_MS = 500;
const args = process.argv.slice(2);
const base = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 1_000);

const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
const sql = new pg.Client({ connectionString: postgres.url });
const paths = new Map();
try {
  (await startPortal({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' })).stop();
  await sql.connect();
  await createBareTables(sql);
  const customers = await signInBySql(sql, CUSTOMERS);
  const readers = customers.splice(0, READERS);
  const readerIds = readers.map(({ id }) => id);
  await fillOwnOrders(sql, readerIds, OWN_ORDERS_EACH);
  let filled = 0;
  for (const times of TIMES) {
    const orders = base * times;
    await withoutSlowIndexes(sql, () => fill(sql, filled + 1, orders));
    await fillProducts(sql, PRODUCTS * times);
    await fillBareOrders(sql, orders);
    // This runs now, so that it does not run in the background of the measurement.
    await sql.query('vacuum analyze');
    filled = orders;
    await measureSize(`${times}×`, customers, readers);
  }
  const all = [...paths.values()];
  for (const path of all) {
    path.rows = growthWithRows(path.sizes);
    path.clients = growthWithClients(path.sizes, BUSY_CLIENTS);
  }
  if (args.includes('--draw')) drawGrowth(all, CLIENTS);
  console.table(all.map(({ name, rows, clients }) => ({ name, rows, clients })));
  await report('growth with rows, times the limit', Math.max(...all.map(({ rows }) => rows)));
  await report(
    'growth with clients, times the limit',
    Math.max(...all.map(({ clients }) => clients)),
  );
} finally {
  await sql.end();
  await postgres.stop();
}

async function measureSize(label, customers, readers) {
  const running = [];
  const start = async (starting) => {
    running.push(await starting);
    return createClient(running.at(-1).port, CLIENTS.at(-1));
  };
  try {
    const portal = await start(startPortal({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' }));
    const bare = await start(startBareFastify(postgres.url, readers[0].id));
    const address = `http://127.0.0.1:${running[0].port}/public/products?page=1&limit=10`;
    const catalogue = await start(startBare(await fetch(address)));
    const admin = { cookie: await portal.signIn(ADMIN) };
    const opened = await openPaths({ portal, bare, catalogue, admin, customers, readers, sql });
    for (const path of opened) await measurePath(path, label);
  } finally {
    for (const { stop } of running) stop();
  }
}

async function measurePath({ name, ask, limit, prepare, most }, label) {
  await prepare?.();
  await dropJobs(sql);
  for (const warmed of [ask, limit]) {
    await rate(warmed, { atOnce: 8, ms: WARM_UP_MS, most: most && most / 2 });
  }
  const size = { label, ours: [], limit: [] };
  for (const atOnce of CLIENTS) {
    const options = { atOnce, ms: MEASURED_MS, most };
    size.limit.push(await rate(limit, options));
    size.ours.push(await rate(ask, options));
  }
  const path = paths.get(name) ?? { name, sizes: [] };
  path.sizes.push(size);
  paths.set(name, path);
  const cells = size.ours.map((ours, n) => `${ours.toFixed(0)} of ${size.limit[n].toFixed(0)}`);
  console.log(`${label} ${name}: ${cells.join(', ')} per second`);
}
