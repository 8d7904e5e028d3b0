// One customer's orders against the bare SQL in bare Fastify, approval of 999 licences against one
// insert…select; PostgreSQL with synchronous commit, in one run. `node bench/requests/orders.mjs [requests]`
import pg from 'pg';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { startBareFastify } from '../bare/start-bare-fastify.mjs';
import { fillOwnOrders } from '../growth/growing-rows.mjs';
import { createClient, perSecond } from '../support/api.mjs';
import { ADMIN, startPortal } from '../support/portal.mjs';
import { median, report } from '../support/report.mjs';
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

const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
const portal = await startPortal({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' });
const sql = new pg.Client({ connectionString: postgres.url });
await sql.connect();
try {
  await measureOwnOrders();
  await measureApproval();
} finally {
  await sql.end();
  portal.stop();
  await postgres.stop();
}

async function measureOwnOrders() {
  const customers = await signInBySql(sql, CUSTOMERS);
  const customerIds = customers.map(({ id }) => id);
  await fillOwnOrders(sql, customerIds, ORDERS_EACH);
  await sql.query('vacuum analyze');
  const client = createClient(portal.port, AT_ONCE);
  const bare = await startBareFastify(postgres.url, customerIds[0]);
  const bareClient = createClient(bare.port, AT_ONCE);
  const own = () => client.send('GET', OWN_ORDERS, { cookie: customers[0].cookie });
  const bareOwn = () => bareClient.send('GET', OWN_ORDERS);
  await perSecond(2 * count, AT_ONCE, own);
  await perSecond(count, AT_ONCE, bareOwn);
  const ratios = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const limit = await perSecond(count, AT_ONCE, bareOwn);
    const ours = await perSecond(count, AT_ONCE, own);
    ratios.push(ours / limit);
    console.log(`bare own orders ${limit.toFixed(0)}/s, own orders ${ours.toFixed(0)}/s`);
  }
  bare.stop();
  await report('own orders, of bare Fastify', median(ratios));
}

async function measureApproval() {
  const client = createClient(portal.port, 1);
  const cookie = await client.signIn(ADMIN);
  const ratios = [];
  for (let round = -WARM_UP_APPROVALS; round < APPROVALS; round += 1) {
    const transactionId = await prepareWaitingOrder(sql, { lines: 1, qty: 999 });
    const limit = await insertLicenses(await prepareWaitingOrder(sql, { lines: 1, qty: 999 }));
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
function insertLicenses(orderId) {
  return milliseconds(() =>
    sql.query(
      `insert into licenses (license_key, init, user_id, issued_at, order_line_id, unit_index)
       select 'TV-' || regexp_replace(substr(upper(md5(random()::text)), 1, 16), '(.{4})(?=.)', '\\1-', 'g'),
         'TV', 1, now(), line.id, n
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
