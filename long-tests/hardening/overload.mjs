// Minutes of mixed load, each with a third of overload: three times as many visitors, who ask again
// at once, as keep the portal busy. No answer may be a 5xx but "busy" with a time, nothing acknowledged is lost or doubled,
// and ten seconds after each overload requests are as quick as before.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createPatientBuyers } from '../support/patient-buyers.mjs';
import { openShop } from '../support/shop.mjs';
import { openTally, roundsOf } from '../support/tally.mjs';
import { createVisitor } from '../support/visitor.mjs';
import { withPortal } from '../support/with-portal.mjs';

const MINUTES = roundsOf(30);
const CALM_MS = 40_000;
const OVERLOAD_MS = 20_000;
const RECOVERED_WITHIN_MS = 10_000;
/** Visitors that ask again as soon as they are answered: as many as keep the portal busy. */
const ENOUGH = 40;
const QUICK_SHARE = 2;
const PATHS = ['/public/products', '/transaction', '/my-licenses', '/auth/profile', '/my-products'];

const tally = openTally('overload');
const statuses = {};
await withPortal(async (portal, { DATABASE_URL }) => {
  const shop = await openShop(portal);
  const sql = new pg.Client({ connectionString: DATABASE_URL });
  await sql.connect();
  const buyers = createPatientBuyers(shop, tally);
  const working = buyers.work();
  try {
    for (let minute = 1; minute <= MINUTES; minute += 1) await loadAndRecover(portal, shop, minute);
    buyers.end();
    await working;
    await buyers.check(sql);
    const { figures, told } = buyers;
    console.log(
      `overload: ${told.orders.size} orders and ${told.licenseKeys.length} licences acknowledged, repeated ${JSON.stringify(figures.repeated)}, the longest wait ${figures.longestMs.toFixed(0)} ms`,
    );
  } finally {
    buyers.end();
    await sql.end();
  }
});
console.log(`overload: ${MINUTES} minutes, ${JSON.stringify(statuses)}`);
tally.report();

async function loadAndRecover(portal, { customers }, minute) {
  await visit(portal, customers, ENOUGH / 4, CALM_MS);
  const before = await timeOne(portal);
  await visit(portal, customers, 3 * ENOUGH, OVERLOAD_MS);
  const endedAt = performance.now();
  let after = await timeOne(portal);
  const isQuick = () => after <= Math.max(QUICK_SHARE * before, 100);
  while (!isQuick() && performance.now() - endedAt < 3 * RECOVERED_WITHIN_MS) {
    await pause(100);
    after = await timeOne(portal);
  }
  const recoveredMs = performance.now() - endedAt;
  tally.checkTime(`minute ${minute}: recovered after`, recoveredMs, RECOVERED_WITHIN_MS);
}

async function visit(portal, customers, count, ms) {
  const until = performance.now() + ms;
  const ask = async (_, index) => {
    const person = index % 3 ? customers[index % customers.length] : createVisitor(portal);
    for (let round = index; performance.now() < until; round += 1) {
      const path = PATHS[round % PATHS.length];
      const { status, headers } = await person
        .get(path)
        .catch((error) => ({ status: error.cause?.code ?? error.name, headers: new Map() }));
      statuses[status] = (statuses[status] ?? 0) + 1;
      const isBusy = status === 503 && Number(headers.get('retry-after')) > 0;
      tally.check(status < 500 || isBusy, `${status} ${path}`);
    }
  };
  await Promise.all(Array.from({ length: count }, ask));
}

/** The middle of five requests that read the database. */
async function timeOne(portal) {
  const visitor = createVisitor(portal);
  const times = [];
  for (let index = 0; index < 5; index += 1) {
    const startedAt = performance.now();
    const { status } = await visitor.get('/readyz');
    times.push(status === 200 ? performance.now() - startedAt : Number.POSITIVE_INFINITY);
  }
  return times.toSorted((a, b) => a - b)[2];
}
