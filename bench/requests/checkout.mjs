// A checkout of three lines, everything included, against pgbench's five statements in one run: on
// PostgreSQL with synchronous commit, 32 at once as in the table of limits and 8 at once as the other
// shops were measured, and on the embedded database. `node bench/requests/checkout.mjs [orders]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { createBareTables } from '../bare/bare-checkout.mjs';
import { pgbench } from '../bare/pgbench.mjs';
import { startBareFastify } from '../bare/start-bare-fastify.mjs';
import { createClient, perSecond } from '../support/api.mjs';
import { MAX_OPEN_ORDERS, openOrdering, signInCustomers } from '../support/customers.mjs';
import { startPortal } from '../support/portal.mjs';
import { memoryOf } from '../support/process-tree.mjs';
import { median, report } from '../support/report.mjs';
import { signInBySql } from '../support/signed-in.mjs';
import { dropJobs } from '../support/until-no-jobs.mjs';

const ROUNDS = 3;
const count = Number(process.argv[2] ?? 4_000);
/** The embedded database takes as long for these, and only its own portal can cancel them. */
const FEW = 4;

const binaries = findPostgresBinaries();
const postgres = await startTemporaryPostgres(binaries, { durable: true });
const dataDir = mkdtempSync(join(tmpdir(), 'timesync-bench-'));
const sql = new pg.Client({ connectionString: postgres.url });
const portals = [];
const running = [];
try {
  const portal = await startPortal({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' });
  portals.push(portal);
  const embedded = await startPortal({ DATA_DIR: dataDir, DEMO_DATA: 'on' });
  portals.push(embedded);
  await sql.connect();
  await createBareTables(sql);
  const bare = await startBareFastify(postgres.url);
  running.push(bare);

  const many = await race(onServer(portal, 32), bare, 32);
  await report('checkout 32 at once, of pgbench', many.ours / many.limit);
  const few = await race(onServer(portal, 8), bare, 8);
  await report('checkout 8 at once, of pgbench', few.ours / few.limit);
  await report('memory after checkouts, MB', memoryOf(portal.pid).nowMb);

  const inside = await race(onEmbedded(embedded, 32), bare, 32);
  await report('checkout on the embedded database, of pgbench', inside.ours / inside.limit);
} finally {
  for (const { stop } of [...portals, ...running]) stop();
  await sql.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Orders per second. Before each run the shop is as idle as pgbench's: no open orders, no mails to
 * send.
 */
function onServer(portal, atOnce) {
  const client = createClient(portal.port, atOnce);
  return async () => {
    const customers = await signInBySql(sql, Math.ceil(count / MAX_OPEN_ORDERS));
    const cookies = customers.map(({ cookie }) => cookie);
    const { placeOrder } = await openOrdering(client, cookies, atOnce);
    const rate = await perSecond(count, atOnce, placeOrder);
    await sql.query(`update orders set status = 'cancelled', holds_amount = false`);
    await dropJobs(sql);
    return rate;
  };
}

function onEmbedded(portal, atOnce) {
  const customers = signInCustomers(portal.port, atOnce, count / FEW);
  return async () => {
    const { placeOrder, cancelOrders } = await customers;
    const rate = await perSecond(count / FEW, atOnce, placeOrder);
    await cancelOrders();
    return rate;
  };
}

/**
 * Medians per second, measured alternately, because the machine's speed varies from minute to
 * minute.
 */
async function race(ordersPerSecond, bare, atOnce) {
  const bareClient = createClient(bare.port, atOnce);
  const bareOrder = () => bareClient.send('POST', '/transaction', { body: {} });
  await ordersPerSecond();
  await perSecond(count / 2, atOnce, bareOrder);
  const limits = [];
  const rates = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [limit, overHttp] = await withoutPortals(async () => [
      pgbench(binaries, postgres.url, { count, atOnce }),
      await perSecond(count, atOnce, bareOrder),
    ]);
    const rate = await ordersPerSecond();
    const figures = { pgbench: limit, 'bare Fastify': overHttp, checkout: rate };
    console.log(
      Object.entries(figures)
        .map(([name, value]) => `${name} ${value.toFixed(0)}/s`)
        .join(', '),
    );
    limits.push(limit);
    rates.push(rate);
  }
  return { limit: median(limits), ours: median(rates) };
}

/** The portals are paused, because mails of earlier orders would slow the limit. */
async function withoutPortals(work) {
  for (const { pid } of portals) process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    for (const { pid } of portals) process.kill(pid, 'SIGCONT');
  }
}
