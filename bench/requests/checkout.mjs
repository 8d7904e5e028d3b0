// A checkout of three lines, everything included, against pgbench's five statements in one run: on
// PostgreSQL with synchronous commit, 32 at once as in the table of limits and 8 at once as the other
// shops were measured, and on the embedded database. `node bench/requests/checkout.mjs [orders]`
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { createBareTables } from '../bare/bare-checkout.mjs';
import { pgbench } from '../bare/pgbench.mjs';
import { startBareFastify } from '../bare/start-bare-fastify.mjs';
import { createClient, perSecond } from '../support/api.mjs';
import { MAX_OPEN_ORDERS, openOrdering } from '../support/customers.mjs';
import { p95Of } from '../support/p95.mjs';
import { memoryOf } from '../support/process-tree.mjs';
import { median, report } from '../support/report.mjs';
import { openShop } from '../support/shop.mjs';
import { signInBySql } from '../support/signed-in.mjs';
import { dropJobs } from '../support/until-no-jobs.mjs';

const ROUNDS = 3;
const count = Number(process.argv[2] ?? 4_000);

const binaries = findPostgresBinaries();
const server = await openShop({ isEmbedded: false });
const embedded = await openShop({ isEmbedded: true });
const bare = await startBareFastify(server.url);
try {
  await createBareTables(server.sql);
  const many = await race(32);
  await report('checkout 32 at once, of pgbench', many.server / many.limit);
  await report('checkout, embedded of a server', many.embedded / many.server);
  const few = await race(8);
  await report('checkout 8 at once, of pgbench', few.server / few.limit);
  await report('checkout 8 at once, p95, ms', few.p95);
  await report('memory after checkouts, MB', memoryOf(server.portal.pid).nowMb);
} finally {
  bare.stop();
  await embedded.close();
  await server.close();
}

/**
 * Orders per second. Before each run the shop is as idle as pgbench's: no open orders, no mails to
 * send.
 */
function ordersOf({ portal, sql }, atOnce, times = []) {
  const client = createClient(portal.port, atOnce);
  return async () => {
    const customers = await signInBySql(sql, Math.ceil(count / MAX_OPEN_ORDERS));
    const cookies = customers.map(({ cookie }) => cookie);
    const { placeOrder } = await openOrdering(client, cookies, atOnce);
    const rate = await perSecond(count, atOnce, async (index) => {
      const started = performance.now();
      await placeOrder(index);
      times.push(performance.now() - started);
    });
    await sql.query(`update orders set status = 'cancelled', holds_amount = false`);
    await dropJobs(sql);
    return rate;
  };
}

/**
 * Medians per second, measured alternately, because the machine's speed varies from minute to
 * minute.
 */
async function race(atOnce) {
  const bareClient = createClient(bare.port, atOnce);
  const bareOrder = () => bareClient.send('POST', '/transaction', { body: {} });
  const times = [];
  const onServer = ordersOf(server, atOnce, times);
  const onEmbedded = ordersOf(embedded, atOnce);
  await onServer();
  await onEmbedded();
  await perSecond(count / 2, atOnce, bareOrder);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [limit, overHttp] = await withoutPortals(async () => [
      pgbench(binaries, server.url, { count, atOnce }),
      await perSecond(count, atOnce, bareOrder),
    ]);
    const rates = { limit, server: await onServer(), embedded: await onEmbedded() };
    const figures = { pgbench: limit, 'bare Fastify': overHttp, checkout: rates.server };
    console.log(
      Object.entries({ ...figures, embedded: rates.embedded })
        .map(([name, value]) => `${name} ${value.toFixed(0)}/s`)
        .join(', '),
    );
    rounds.push(rates);
  }
  const medianOf = (name) => median(rounds.map((rates) => rates[name]));
  return {
    limit: medianOf('limit'),
    server: medianOf('server'),
    embedded: medianOf('embedded'),
    p95: p95Of(times),
  };
}

/** The portals are paused, because mails of earlier orders would slow the limit. */
async function withoutPortals(work) {
  for (const { portal } of [server, embedded]) process.kill(portal.pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    for (const { portal } of [server, embedded]) process.kill(portal.pid, 'SIGCONT');
  }
}
