// How long a checkout takes while the server tests a backup, as it does every week: ten orders a second over
// eight connections, first with nothing beside them.
// `node bench/requests/backup-test.mjs [orders] [embedded]`
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { percentiles, visitDuring } from '../growth/steady-visitors.mjs';
import { fill, withoutSlowIndexes } from '../million/million-rows.mjs';
import { signInCustomers } from '../support/customers.mjs';
import { ADMIN, startPortal } from '../support/portal.mjs';
import { report } from '../support/report.mjs';
import { runProgram } from '../support/server-program.mjs';

const orders = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 100_000);
const isEmbedded = process.argv.includes('embedded');
const PACE = { everyMs: 100, atLeastMs: 20_000 };
const CONNECTIONS = 8;
/** Enough for two minutes. */
const OPEN_ORDERS = 1_200;

const folder = mkdtempSync(join(tmpdir(), 'timesync-backup-test-'));
const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
const filled = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'filled'), DEMO_DATA: 'on' };
let portal;
try {
  await fillShop();
  const environment = isEmbedded ? await moveToEmbedded() : filled;
  if (isEmbedded) await postgres.stop();
  portal = await startPortal({ ...environment, BACKUP_PASSPHRASE: 'bench-passphrase' });
  const { client, placeOrder } = await signInCustomers(portal.port, CONNECTIONS, OPEN_ORDERS);
  const cookie = await client.signIn(ADMIN);
  const ask = async (path, method = 'GET') => (await client.send(method, path, { cookie })).json();
  await ask('/admin/backups', 'POST');
  const [{ id }] = await untilDone(({ isMaking }) => !isMaking);

  let placed = 0;
  const paths = [{ name: 'checkout', ask: () => placeOrder(placed++) }];
  await measure('nothing else', async () => {});
  const p99 = await measure('a test of a backup', async () => {
    await ask(`/admin/backups/${id}/test`, 'POST');
    const [{ testedAt, testNote }] = await untilDone(({ isTesting }) => !isTesting);
    // The filled rows break rules of `check`, which are the last part of a test.
    const isWhole = testedAt && (!testNote || testNote.includes('breaks the rule'));
    if (!isWhole) throw new Error(`The test failed: ${testNote}`);
  });
  await report(`checkout p99 beside a backup test${isEmbedded ? ', embedded' : ''}, ms`, p99);

  async function measure(name, work) {
    const { seconds, times, refused } = await visitDuring(work, paths, PACE);
    const measured = times.get('checkout');
    const [p50, p95, p99] = percentiles(measured, [0.5, 0.95, 0.99]).map((ms) => ms.toFixed(1));
    console.log(
      `beside ${name}: ${measured.length} orders in ${seconds.toFixed(0)} s, ${refused} refused, p50 ${p50}, p95 ${p95}, p99 ${p99} ms; load ${loadavg()[0].toFixed(1)}`,
    );
    return Number(p99);
  }

  async function untilDone(isDone) {
    for (;;) {
      const backups = await ask('/admin/backups');
      if (isDone(backups)) return backups.data;
      await pause(500);
    }
  }
} finally {
  portal?.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function fillShop() {
  const first = await startPortal(filled);
  first.stop();
  const sql = new pg.Client({ connectionString: postgres.url });
  await sql.connect();
  await withoutSlowIndexes(sql, () => fill(sql, 1, orders));
  await sql.query('vacuum analyze');
  await sql.end();
}

async function moveToEmbedded() {
  const copies = join(folder, 'copies');
  await runProgram('backup', ['--to', copies], filled);
  const environment = { DATA_DIR: join(folder, 'embedded') };
  const [name] = readdirSync(copies);
  await runProgram('restore', ['--from', join(copies, name)], environment);
  return environment;
}
