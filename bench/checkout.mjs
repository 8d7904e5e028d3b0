// A checkout of three lines, everything included, against pgbench's five statements in one run: on
// PostgreSQL with synchronous commit, 32 at once as in the table of limits and 8 at once as the other
// shops were measured, and on the embedded PGlite. `node bench/checkout.mjs [orders]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { createBareTables } from './bare/bare-checkout.mjs';
import { pgbench } from './bare/pgbench.mjs';
import { startBareFastify } from './bare/start-bare-fastify.mjs';
import { createClient, perSecond } from './support/api.mjs';
import { signInCustomers } from './support/customers.mjs';
import { startPortal } from './support/portal.mjs';
import { memoryOf } from './support/process-tree.mjs';
import { median, report } from './support/report.mjs';

const ROUNDS = 3;
const count = Number(process.argv[2] ?? 4_000);

const binaries = findPostgresBinaries();
const postgres = await startTemporaryPostgres(binaries, { durable: true });
const dataDir = mkdtempSync(join(tmpdir(), 'timesync-bench-'));
const running = [];
try {
  const portal = await startPortal({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' });
  running.push(portal);
  const embedded = await startPortal({ DATA_DIR: dataDir, DEMO_DATA: 'on' });
  running.push(embedded);
  await prepareBareTables();
  const bare = await startBareFastify(postgres.url);
  running.push(bare);

  const many = await race(portal, bare, 32);
  await report('checkout 32 at once, of pgbench', many.ours / many.limit);
  const few = await race(portal, bare, 8);
  await report('checkout 8 at once, of pgbench', few.ours / few.limit);
  await report('memory after checkouts, MB', memoryOf(portal.pid).nowMb);

  const inside = await race(embedded, bare, 32);
  await report('checkout on PGlite, of pgbench', inside.ours / inside.limit);
} finally {
  for (const { stop } of running) stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function prepareBareTables() {
  const sql = new pg.Client({ connectionString: postgres.url });
  await sql.connect();
  await createBareTables(sql);
  await sql.end();
}

/** Medians per second, measured in turns: how fast the machine is differs from minute to minute. */
async function race(portal, bare, atOnce) {
  const { placeOrder, cancelOrders } = await signInCustomers(portal.port, atOnce, count);
  const bareClient = createClient(bare.port, atOnce);
  const bareOrder = () => bareClient.send('POST', '/transaction', { body: {} });
  await perSecond(count, atOnce, placeOrder);
  await cancelOrders();
  await perSecond(count / 2, atOnce, bareOrder);
  const limits = [];
  const rates = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const limit = pgbench(binaries, postgres.url, { count, atOnce });
    const overHttp = await perSecond(count, atOnce, bareOrder);
    const rate = await perSecond(count, atOnce, placeOrder);
    await cancelOrders();
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
