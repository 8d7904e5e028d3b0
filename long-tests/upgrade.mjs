// The first version sells to 200,000 customers; today's starts beside it and migrates the database,
// and both sell; then the first one stops, and the late steps run. No request fails.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { atMachinePace } from '../scripts/checks/machine-pace.mjs';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { startPortal } from './support/portal.mjs';
import { openShop } from './support/shop.mjs';
import { openTally } from './support/tally.mjs';
import { createBuyers } from './upgrade/buyers.mjs';
import { checkOutFirstVersion } from './upgrade/first-version.mjs';
import { fillShop } from './upgrade/many-rows.mjs';

const CUSTOMERS = Number(process.env.UPGRADE_ROWS ?? 200_000);
const SLOWEST_MS = 3_000;
/** Late steps begin ten minutes after the start (decision 0182). */
const FINISHED_WITHIN_MS = 600_000 + atMachinePace(300_000);
const BESIDE_MS = 10_000;
const tally = openTally('upgrade');
const folder = mkdtempSync(join(tmpdir(), 'timesync-upgrade-'));
const firstVersion = checkOutFirstVersion();
const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url };
const sql = new pg.Client({ connectionString: postgres.url, application_name: 'long-test' });
await sql.connect();
const portals = [];
try {
  const old = await startPortal(environment, { root: firstVersion.root });
  portals.push(old);
  await fillShop(sql, CUSTOMERS);
  const shop = await openShop(old);
  let current = old;
  const buyers = createBuyers(shop, () => current);
  const working = buyers.work();

  const startedAt = performance.now();
  const young = await startPortal(environment, { startWithinMs: FINISHED_WITHIN_MS });
  portals.push(young);
  console.log(`migrated and ready after ${seconds(startedAt)} s; both serve`);
  const [left, right] = [shop.customers.slice(0, 2), shop.customers.slice(2)];
  for (const customer of right) customer.moveTo(young);
  await pause(BESIDE_MS);
  for (const visitor of [shop.admin, ...left]) visitor.moveTo(young);
  current = young;
  // Whatever the first version was still asked is answered before it goes.
  await old.stop();
  const leftAt = performance.now();
  tally.check(await isFinished(), 'the late steps were not done');
  console.log(`late steps done ${seconds(leftAt)} s after the first version had left`);
  buyers.end();
  await working;

  const { count, slowestMs, slowest, failures } = buyers.calls;
  for (const failure of failures) tally.check(false, failure);
  tally.check(count > 100, `only ${count} requests were made`);
  tally.checkTime(`the slowest request (${slowest})`, slowestMs, SLOWEST_MS);
  await checkRows();
  console.log(
    `${CUSTOMERS} customers: ${count} requests, ${failures.length} failed, the slowest (${slowest}) ${slowestMs.toFixed(0)} ms`,
  );
} finally {
  for (const portal of portals) {
    if (tally.hasFailed()) console.log(portal.readLog().slice(-3_000));
    if (!portal.hasEnded()) await portal.kill();
  }
  await sql.end();
  await postgres.stop();
  firstVersion.remove();
  rmSync(folder, { recursive: true, force: true });
}
tally.report();

async function isFinished() {
  const deadline = Date.now() + FINISHED_WITHIN_MS;
  while (Date.now() < deadline) {
    const { rowCount } = await sql.query('select from unfinished_migrations limit 1');
    if (rowCount === 0) return true;
    await pause(500);
  }
  return false;
}

/** Rows that the first version wrote meanwhile are as complete as today's. */
async function checkRows() {
  const { rows } = await sql.query(`
    select count(*) filter (where status = 'paid' and received_amount < total_amount)::int as unpaid,
      count(*) filter (where (rejection_code is null) <> (rejection_reason is null))::int as uncoded,
      count(*) filter (where payable_amount <> total_amount + unique_code)::int as miscounted,
      (select count(*)::int from orders o where status = 'paid' and not exists
        (select from payment_evidence e where e.order_id = o.id)) as unproven
    from orders`);
  const wrong = Object.entries(rows[0]).filter(([, count]) => count > 0);
  tally.check(wrong.length === 0, `rows left behind: ${JSON.stringify(wrong)}`);
}

function seconds(startedAt) {
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}
