// Two portals behind PgBouncer in transaction mode. A change on one is seen by the other, and when
// PostgreSQL is restarted under load the portals continue by themselves: nothing acknowledged is lost
// or duplicated.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { createPatientBuyers } from './support/patient-buyers.mjs';
import { startPgBouncer } from './support/pgbouncer.mjs';
import { startPortal } from './support/portal.mjs';
import { requireProgram } from './support/require-program.mjs';
import { openShop } from './support/shop.mjs';
import { openTally } from './support/tally.mjs';

requireProgram('pgbouncer', 'pgbouncer');
const LOAD_MS = 8_000;
const tally = openTally('pooler');
const folder = mkdtempSync(join(tmpdir(), 'timesync-pooler-'));
const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
const pooler = await startPgBouncer(postgres);
const environment = {
  DATA_DIR: folder,
  DATABASE_URL: pooler.url,
  DATABASE_POOLER: 'transaction',
};
const portals = [];
try {
  for (let count = 0; count < 2; count += 1) portals.push(await startPortal(environment));
  const shop = await openShop(portals[0]);
  for (const customer of shop.customers.slice(2)) customer.moveTo(portals[1]);
  await withDatabase((sql) => checkNotices(shop, sql));
  const buyers = createPatientBuyers(shop, tally);
  const working = buyers.work();
  await pause(LOAD_MS);
  const { answered } = buyers.figures;
  tally.check(answered > 10, `only ${answered} answers before the restart`);
  await postgres.halt();
  await postgres.resume();
  await pause(LOAD_MS);
  buyers.end();
  await working;
  await withDatabase(buyers.check);
  const { figures, told } = buyers;
  tally.check(figures.answered > answered + 10, 'nothing was sold after the restart');
  console.log(
    `${figures.answered} answers, repeated ${JSON.stringify(figures.repeated)}, the longest wait ${figures.longestMs.toFixed(0)} ms; ${told.orders.size} orders and ${told.licenseKeys.length} licences acknowledged`,
  );
} finally {
  for (const portal of portals) {
    if (tally.hasFailed()) console.log(portal.readLog().slice(-3_000));
    await portal.kill();
  }
  await pooler.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
tally.report();

/**
 * A change on one portal is visible on the other, although LISTEN does not work behind a pooler.
 */
async function checkNotices({ customers }, sql) {
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

/** Past the pooler. */
async function withDatabase(work) {
  const client = new pg.Client({ connectionString: postgres.url, application_name: 'long-test' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
