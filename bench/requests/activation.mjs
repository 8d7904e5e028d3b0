// POST /device/v1/activate, p99, against the bare checkout-like transaction, and on the embedded database,
// alternating, because the tail depends on the disk, whose speed varies.
// `node bench/requests/activation.mjs [activations per turn]`
import { createBareTables, runBareCheckout } from '../bare/bare-checkout.mjs';
import { createClient } from '../support/api.mjs';
import { newDeviceId } from '../support/device-id.mjs';
import { ADMIN } from '../support/portal.mjs';
import { median, report } from '../support/report.mjs';
import { openShop } from '../support/shop.mjs';
import { prepareWaitingOrder } from '../support/waiting-order.mjs';

const ROUNDS = 5;
const WARM_UP = 200;
const count = Number(process.argv[2] ?? 500);
const server = await openShop({ isEmbedded: false });
const embedded = await openShop({ isEmbedded: true });
try {
  await createBareTables(server.sql);
  const activate = await openActivations(server);
  const activateEmbedded = await openActivations(embedded);
  const ratios = { bare: [], server: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await measure(() => runBareCheckout(server.sql));
    const ours = await measure(activate);
    const inside = await measure(activateEmbedded);
    ratios.bare.push(ours.p99 / bare.p99);
    ratios.server.push(inside.mean / ours.mean);
    console.log(
      `p99: bare ${bare.p99.toFixed(1)} ms, activation ${ours.p99.toFixed(1)} ms, embedded ${inside.p99.toFixed(1)} ms; mean ${ours.mean.toFixed(2)} and ${inside.mean.toFixed(2)} ms`,
    );
  }
  await report('activation p99, times bare', median(ratios.bare));
  await report('activation, embedded times a server', median(ratios.server));
} finally {
  await embedded.close();
  await server.close();
}

/** Each call activates another licence. */
async function openActivations({ portal, sql }) {
  const client = createClient(portal.port, 1);
  const cookie = await client.signIn(ADMIN);
  const lines = Math.ceil((WARM_UP + ROUNDS * count) / 900);
  const transactionId = await prepareWaitingOrder(sql, { lines, qty: 900 });
  await client.send('POST', '/admin/transactions/approve', { cookie, body: { transactionId } });
  const { rows: licenses } = await sql.query('select license_key from licenses');
  const activate = () =>
    client.send('POST', '/device/v1/activate', {
      body: {
        licenseKey: licenses.pop().license_key,
        deviceId: newDeviceId(),
        deviceType: 'tvbox',
      },
    });
  for (let index = 0; index < WARM_UP; index += 1) await activate();
  return activate;
}

async function measure(work) {
  const times = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  const sum = times.reduce((total, time) => total + time, 0);
  return { mean: sum / count, p99: times.toSorted((a, b) => a - b)[Math.floor(count * 0.99)] };
}
