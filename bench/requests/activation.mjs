// POST /device/v1/activate, p99, against the bare checkout-like transaction, alternating, because
// the tail depends on the disk, whose speed varies. `node bench/requests/activation.mjs [activations per
// turn]`
import pg from 'pg';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { createBareTables, runBareCheckout } from '../bare/bare-checkout.mjs';
import { createClient } from '../support/api.mjs';
import { newDeviceId } from '../support/device-id.mjs';
import { ADMIN, startPortal } from '../support/portal.mjs';
import { median, report } from '../support/report.mjs';
import { prepareWaitingOrder } from '../support/waiting-order.mjs';

const ROUNDS = 5;
const WARM_UP = 200;
const count = Number(process.argv[2] ?? 500);
const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
const portal = await startPortal({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' });
const sql = new pg.Client({ connectionString: postgres.url });
await sql.connect();
try {
  await createBareTables(sql);
  const client = createClient(portal.port, 1);
  const cookie = await client.signIn(ADMIN);
  const lines = Math.ceil((WARM_UP + ROUNDS * count) / 900);
  const transactionId = await prepareWaitingOrder(sql, { lines, qty: 900 });
  await client.send('POST', '/admin/transactions/approve', { cookie, body: { transactionId } });
  const { rows: licenses } = await sql.query('select license_key from licenses');
  const activate = (index) =>
    client.send('POST', '/device/v1/activate', {
      body: {
        licenseKey: licenses[index].license_key,
        deviceId: newDeviceId(),
        deviceType: 'tvbox',
      },
    });
  for (let index = 0; index < WARM_UP; index += 1) await activate(index);
  const ratios = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await p99(() => runBareCheckout(sql));
    const ours = await p99((index) => activate(WARM_UP + round * count + index));
    ratios.push(ours / bare);
    console.log(`bare ${bare.toFixed(1)} ms, activation ${ours.toFixed(1)} ms, p99`);
  }
  await report('activation p99, times bare', median(ratios));
} finally {
  await sql.end();
  portal.stop();
  await postgres.stop();
}

async function p99(work) {
  const times = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    await work(index);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(count * 0.99)];
}
