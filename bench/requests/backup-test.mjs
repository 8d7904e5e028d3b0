// How long a checkout takes while the server tests a backup, as it does every week: ten orders a second over
// eight connections, first with nothing beside them.
// `node bench/requests/backup-test.mjs [orders] [embedded]`
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { percentiles, visitDuring } from '../growth/steady-visitors.mjs';
import { fill, withoutSlowIndexes } from '../million/million-rows.mjs';
import { signInCustomers } from '../support/customers.mjs';
import { ADMIN } from '../support/portal.mjs';
import { report } from '../support/report.mjs';
import { openShop } from '../support/shop.mjs';

const orders = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 100_000);
const isEmbedded = process.argv.includes('embedded');
const PACE = { everyMs: 100, atLeastMs: 20_000 };
const CONNECTIONS = 8;
/** These orders are enough for two minutes. */
const OPEN_ORDERS = 1_200;

const shop = await openShop({ isEmbedded, BACKUP_PASSPHRASE: 'bench-passphrase' });
try {
  await withoutSlowIndexes(shop.sql, () => fill(shop.sql, 1, orders));
  await shop.sql.query('vacuum analyze');
  const { client, placeOrder } = await signInCustomers(shop.portal.port, CONNECTIONS, OPEN_ORDERS);
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
  await shop.close();
}
