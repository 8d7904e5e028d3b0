// Two portals behind PgBouncer in transaction mode, on a primary with a synchronous standby. The
// primary fails under load and the standby takes over by deploy/replication/fail-over.sh: the
// portals continue by themselves, and nothing acknowledged is lost or duplicated.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { atMachinePace } from '../scripts/checks/machine-pace.mjs';
import { projectRoot } from '../scripts/set-up/project-root.mjs';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { startPgBouncer } from './failover/pgbouncer.mjs';
import { startStandby, waitForStandby } from './failover/standby.mjs';
import { createPatientBuyers } from './support/patient-buyers.mjs';
import { startPortal } from './support/portal.mjs';
import { requireProgram } from './support/require-program.mjs';
import { openShop } from './support/shop.mjs';
import { openTally } from './support/tally.mjs';
import { createVisitor } from './support/visitor.mjs';

requireProgram('pgbouncer', 'pgbouncer');
const BACK_WITHIN_MS = atMachinePace(15_000);
const LOAD_MS = 8_000;
const tally = openTally('failover');
const binaries = findPostgresBinaries();
const folder = mkdtempSync(join(tmpdir(), 'timesync-failover-'));
const primary = await startTemporaryPostgres(binaries, { durable: true });
const sql = await connect(primary.url);
const standby = await startStandby(binaries, primary);
await waitForStandby(sql);
const pooler = await startPgBouncer(primary);
const environment = {
  DATA_DIR: folder,
  DATABASE_URL: pooler.url,
  DATABASE_POOLER: 'transaction',
  DATABASE_REPLICA_URL: standby.url,
};
const portals = [];
try {
  for (let count = 0; count < 2; count += 1) portals.push(await startPortal(environment));
  const shop = await openShop(portals[0]);
  for (const customer of shop.customers.slice(2)) customer.moveTo(portals[1]);
  await checkNotices(shop);
  await checkReplica(shop);
  const buyers = createPatientBuyers(shop, tally);
  const working = buyers.work();
  await pause(LOAD_MS);
  const { answered } = buyers.figures;
  tally.check(answered > 10, `only ${answered} answers before the failover`);

  const goneAt = performance.now();
  await primary.halt();
  await failOver();
  const promotedMs = performance.now() - goneAt;
  const back = await Promise.all(portals.map((portal) => waitUntilServed(portal, goneAt)));
  const backMs = Math.max(...back);
  tally.check(backMs <= BACK_WITHIN_MS, `back after ${backMs.toFixed(0)} ms`);
  await pause(LOAD_MS);
  buyers.end();
  await working;

  const successor = await connect(standby.url);
  await buyers.check(successor);
  await successor.end();
  const { figures, told } = buyers;
  tally.check(figures.answered > answered + 10, 'nothing was sold after the failover');
  console.log(
    `promoted after ${promotedMs.toFixed(0)} ms, both portals served after ${backMs.toFixed(0)} ms; ${figures.answered} answers, repeated ${JSON.stringify(figures.repeated)}, the longest wait ${figures.longestMs.toFixed(0)} ms; ${told.orders.size} orders and ${told.licenseKeys.length} licences acknowledged`,
  );
} finally {
  for (const portal of portals) {
    if (tally.hasFailed()) console.log(portal.readLog().slice(-3_000));
    await portal.kill();
  }
  await pooler.stop();
  await sql.end().catch(() => undefined);
  await standby.stop();
  rmSync(folder, { recursive: true, force: true });
}
tally.report();

async function failOver() {
  const script = join(projectRoot, 'deploy/replication/fail-over.sh');
  const { directory, port, owner } = standby;
  const args = [directory, pooler.file, '127.0.0.1', String(port), String(pooler.pid), binaries];
  const child = spawn(script, args, {
    ...owner,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  tally.check(code === 0, `fail-over.sh: ${said}`);
}

/** A purchase through this portal: reads and writes. */
async function waitUntilServed(portal, since) {
  for (;;) {
    const visitor = createVisitor(portal);
    const email = `${crypto.randomUUID()}@long.test`;
    const served = await visitor.register(email).then(
      () => true,
      () => false,
    );
    if (served || performance.now() - since > 2 * BACK_WITHIN_MS) return performance.now() - since;
    await pause(100);
  }
}

/**
 * A change on one portal is visible on the other, although LISTEN does not work behind a pooler.
 */
async function checkNotices({ customers }) {
  const catalogue = async () => (await customers[3].get('/public/products')).body.data;
  const [product] = await catalogue();
  const name = `Jam ${Date.now()}`;
  await sql.query('update products set name = $1 where id = $2', [name, product.id]);
  tally.check((await catalogue())[0].name !== name, 'the catalogue is not kept in memory');
  await sql.query(
    `insert into changes as c (topic, number) values ('catalog', 1)
     on conflict (topic) do update set number = c.number + 1`,
  );
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await catalogue()).some((one) => one.name === name)) return tally.check(true);
    await pause(50);
  }
  return tally.check(false, 'the change was not seen by the other portal');
}

async function checkReplica({ admin }) {
  const history = await admin.get('/admin/history');
  const figures = await admin.get('/admin/summary');
  tally.check(history.ok && figures.ok, `replica: ${history.status}, ${figures.status}`);
  const reader = await connect(standby.url);
  const { rowCount } = await reader.query(
    `select from pg_stat_activity where starts_with(application_name, 'timesync-portal')`,
  );
  await reader.end();
  tally.check(rowCount > 0, 'nobody read from the standby');
}

async function connect(connectionString) {
  const client = new pg.Client({ connectionString, application_name: 'long-test' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
