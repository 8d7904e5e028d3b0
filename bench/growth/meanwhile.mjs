// How long customers wait while the shop is busy with something large: a statement of 50,000 lines is
// read, a backup runs, 20,000 orders expire. Visitors come steadily, whatever the answers take.
// `node bench/growth/meanwhile.mjs [--draw] [embedded] [orders]`; `--draw` writes the table of the README again.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillOverdue, startExpiry } from '../../long-tests/overdue-orders/overdue-rows.mjs';
import { fill, withoutSlowIndexes } from '../million/million-rows.mjs';
import { createClient } from '../support/api.mjs';
import {
  addAccount,
  bankFile,
  mixedAmounts,
  placeOpenOrders,
  uploadStatement,
} from '../support/bank-statement.mjs';
import { replaceMarked } from '../support/marked-part.mjs';
import { ADMIN } from '../support/portal.mjs';
import { report } from '../support/report.mjs';
import { runProgram } from '../support/server-program.mjs';
import { openShop } from '../support/shop.mjs';
import { signInBySql } from '../support/signed-in.mjs';
import { listOffers, placeOrder } from './growing-paths.mjs';
import { fillOwnOrders } from './growing-rows.mjs';
import { percentiles, visitDuring } from './steady-visitors.mjs';

const ORDERS = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 100_000);
const LINES = 50_000;
const OVERDUE = 20_000;
const CUSTOMERS = 2_000;
const OWN_ORDERS_EACH = 10;
/** Each path gets a request at this pace, 150 a second in all. */
const PACE = { everyMs: 20, atLeastMs: 5_000 };
const SHARES = [0.5, 0.95, 0.99];
const CONNECTIONS = 256;

const isEmbedded = process.argv.includes('embedded');
const shop = await openShop({ isEmbedded });
const { portal, sql, environment } = shop;
try {
  const customers = await signInBySql(sql, CUSTOMERS);
  const customerIds = customers.map(({ id }) => id);
  await fillOwnOrders(sql, customerIds, OWN_ORDERS_EACH);
  await withoutSlowIndexes(sql, () => fill(sql, 1, ORDERS));
  const client = createClient(portal.port, CONNECTIONS);
  const cookie = await client.signIn(ADMIN);
  const paths = await openPaths(client, customers);
  const amounts = await placeOpenOrders(sql, LINES);
  const file = bankFile(mixedAmounts(amounts, LINES));
  const accountId = await addAccount(sql);
  await fillOverdue(sql, OVERDUE);
  // This runs now, so that it does not run in the background of the measurement.
  await sql.query('vacuum analyze');

  await visitDuring(async () => {}, paths, PACE);
  const rows = [];
  const watch = async (name, work) => {
    const { seconds, times, refused } = await visitDuring(work, paths, PACE);
    console.log(`${name}: ${refused} refused`);
    for (const [path, measured] of times) {
      rows.push({ name, path, seconds, figures: percentiles(measured, SHARES) });
    }
  };
  await watch('nothing else', async () => {});
  await watch(`a statement of ${LINES.toLocaleString('en')} lines is read`, () =>
    uploadStatement(portal.port, file, { accountId, cookie }),
  );
  const backUp = () =>
    runProgram('backup', ['--to', join(environment.DATA_DIR, 'copies')], environment);
  await watch('a backup runs', backUp);
  await watch(`${OVERDUE.toLocaleString('en')} orders expire`, expireAll);

  const table = toTable(rows);
  console.log(table);
  if (process.argv.includes('--draw')) replaceMarked('meanwhile', table);
  const name = `p99 meanwhile${isEmbedded ? ', embedded' : ''}, ms`;
  await report(name, Math.max(...rows.map(({ figures }) => figures.at(-1))));
} finally {
  await shop.close();
}

async function openPaths(client, customers) {
  const offers = await listOffers(sql);
  const customer = (n) => customers[n % customers.length];
  return [
    { name: 'catalogue', ask: () => client.send('GET', '/public/products?page=1&limit=10') },
    { name: 'own orders', ask: (n) => client.send('GET', '/transaction?page=1', customer(n)) },
    { name: 'checkout', ask: (n) => placeOrder(client, customer(n), offers, n) },
  ];
}

async function expireAll() {
  await startExpiry(sql);
  const overdue = `select 1 from orders where status = 'pending' and expires_at < now() limit 1`;
  while ((await sql.query(overdue)).rows.length > 0) await pause(100);
}

function toTable(rows) {
  const head = ['meanwhile', 'path', 'p50', 'p95', 'p99'];
  const lines = rows.map(({ name, path, seconds, figures }, index) => {
    const isFirst = rows[index - 1]?.name !== name;
    const title = isFirst ? `${name} (${seconds.toFixed(0)} s)` : '';
    return [title, path, ...figures.map((ms) => `${ms.toFixed(1)} ms`)];
  });
  const all = [head, head.map(() => '---'), ...lines];
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
