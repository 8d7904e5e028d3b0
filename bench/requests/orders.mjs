// One customer's orders against the bare SQL in bare Fastify, and on the embedded database; approval of 999
// licences against one insert…select; with synchronous commit, in one run.
// `node bench/requests/orders.mjs [requests]`
import { startBareFastify } from '../bare/start-bare-fastify.mjs';
import { fillOwnOrders } from '../growth/growing-rows.mjs';
import { createClient, perSecond } from '../support/api.mjs';
import { ADMIN } from '../support/portal.mjs';
import { median, report } from '../support/report.mjs';
import { openShop } from '../support/shop.mjs';
import { signInBySql } from '../support/signed-in.mjs';
import { prepareWaitingOrder } from '../support/waiting-order.mjs';

const AT_ONCE = 8;
const ROUNDS = 5;
/** Each takes a tenth of a second, and the first ones run code that is not compiled yet. */
const APPROVALS = 9;
const WARM_UP_APPROVALS = 2;
const CUSTOMERS = 8;
const ORDERS_EACH = 250;
const OWN_ORDERS = '/transaction?page=1&limit=10';
const count = Number(process.argv[2] ?? 4_000);

const server = await openShop({ isEmbedded: false });
const embedded = await openShop({ isEmbedded: true });
try {
  await measureOwnOrders();
  await measureApproval(server);
} finally {
  await embedded.close();
  await server.close();
}

async function measureOwnOrders() {
  const own = await openOwnOrders(server);
  const ownEmbedded = await openOwnOrders(embedded);
  const bare = await startBareFastify(server.url, own.customerId);
  const bareClient = createClient(bare.port, AT_ONCE);
  const bareOwn = () => bareClient.send('GET', OWN_ORDERS);
  for (const ask of [own.ask, ownEmbedded.ask]) await perSecond(2 * count, AT_ONCE, ask);
  await perSecond(count, AT_ONCE, bareOwn);
  const ratios = { bare: [], server: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const limit = await perSecond(count, AT_ONCE, bareOwn);
    const ours = await perSecond(count, AT_ONCE, own.ask);
    const inside = await perSecond(count, AT_ONCE, ownEmbedded.ask);
    ratios.bare.push(ours / limit);
    ratios.server.push(inside / ours);
    console.log(
      `bare own orders ${limit.toFixed(0)}/s, own orders ${ours.toFixed(0)}/s, embedded ${inside.toFixed(0)}/s`,
    );
  }
  bare.stop();
  await report('own orders, of bare Fastify', median(ratios.bare));
  await report('own orders, embedded of a server', median(ratios.server));
}

async function openOwnOrders({ portal, sql }) {
  const customers = await signInBySql(sql, CUSTOMERS);
  const customerIds = customers.map(({ id }) => id);
  await fillOwnOrders(sql, customerIds, ORDERS_EACH);
  await sql.query('vacuum analyze');
  const client = createClient(portal.port, AT_ONCE);
  const ask = () => client.send('GET', OWN_ORDERS, { cookie: customers[0].cookie });
  return { ask, customerId: customerIds[0] };
}

async function measureApproval({ portal, sql }) {
  const client = createClient(portal.port, 1);
  const cookie = await client.signIn(ADMIN);
  const ratios = [];
  for (let round = -WARM_UP_APPROVALS; round < APPROVALS; round += 1) {
    const transactionId = await prepareWaitingOrder(sql, { lines: 1, qty: 999 });
    const limit = await insertLicenses(sql, await prepareWaitingOrder(sql, { lines: 1, qty: 999 }));
    const ours = await milliseconds(() =>
      client.send('POST', '/admin/transactions/approve', { cookie, body: { transactionId } }),
    );
    if (round < 0) continue;
    ratios.push(limit / ours);
    console.log(
      `999 licences: insert…select ${limit.toFixed(0)} ms, approval ${ours.toFixed(0)} ms`,
    );
  }
  await report('approval of 999, of one insert', median(ratios));
}

/** Keys as random as ours: an index of trigrams takes numbered ones for half the price. */
function insertLicenses(sql, orderId) {
  return milliseconds(() =>
    sql.query(
      `insert into licenses (license_key, init, user_id, issued_at, order_line_id, unit_index,
        product_name)
       select 'TV-' || regexp_replace(substr(upper(md5(random()::text)), 1, 16), '(.{4})(?=.)', '\\1-', 'g'),
         'TV', 1, now(), line.id, n, line.product_name
       from order_lines line, generate_series(1, 999) n where line.order_id = $1`,
      [orderId],
    ),
  );
}

async function milliseconds(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
