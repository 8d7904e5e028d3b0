// The three machines of docs/high-availability.md on loopback, with the files of deploy/ha, while
// people buy through both proxies: whatever happens to a leader, a standby or etcd, nothing
// acknowledged is lost or doubled, nothing is answered with 500, and orders are accepted again soon.
// HA=kill,planned runs some of the scenes.
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { atMachinePace } from '../scripts/checks/machine-pace.mjs';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { databaseOwner } from '../scripts/system/temporary-postgres.mjs';
import { startCluster, waitFor } from './ha/cluster.mjs';
import { createMeasure } from './ha/measure.mjs';
import { scenes } from './ha/scenes.mjs';
import { createPatientBuyers } from './support/patient-buyers.mjs';
import { startPortal } from './support/portal.mjs';
import { requireProgram } from './support/require-program.mjs';
import { openShop } from './support/shop.mjs';
import { openTally } from './support/tally.mjs';

requireProgram('patroni', 'patroni');
requireProgram('etcd', 'etcd-server');
requireProgram('haproxy', 'haproxy');
if (process.getuid() !== 0) {
  console.log(
    'This test needs root: HAProxy gives its rights up, and PostgreSQL has its own user.',
  );
  process.exit(1);
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => process.exit(1));

const REFUSED_WITHIN_MS = atMachinePace(30_000);
const names = process.env.HA?.split(',') ?? Object.keys(scenes);
const unknown = names.find((name) => !Object.hasOwn(scenes, name));
if (unknown) {
  console.log(`No scene "${unknown}"; there are: ${Object.keys(scenes).join(', ')}.`);
  process.exit(1);
}
const tally = openTally('ha');
const cluster = await startCluster({ binaries: findPostgresBinaries(), owner: databaseOwner() });
const portals = [];
try {
  await cluster.waitUntilWhole();
  const variables = parseEnv(await cluster.runScript('make-database.sh'));
  const [first, second] = cluster.machines;
  for (const { address } of [first, second]) portals.push(await startPortalOn(address, variables));
  const proxies = [first, second].map(({ address }) => ({ url: `https://${address}` }));
  const shop = await openShop(proxies[0]);
  for (const customer of shop.customers.slice(2)) customer.moveTo(proxies[1]);

  const buyers = createPatientBuyers(shop, tally);
  const measure = createMeasure({ buyers, tally, databaseUrl: variables.DATABASE_URL });
  const working = buyers.work();
  const probe = () => checkRefusals(shop.customers);
  const restartPortal = async () => {
    await portals[0].stop();
    portals[0] = await startPortalOn(first.address, variables);
  };
  for (const name of names) await scenes[name]({ cluster, measure, tally, probe, restartPortal });
  await cluster.waitUntilWhole();
  buyers.end();
  await working;
  await measure.check();
  const { told, figures } = buyers;
  console.log(
    `${figures.answered} answers, ${told.orders.size} orders and ${told.licenseKeys.length} licences acknowledged, the longest wait ${(figures.longestMs / 1_000).toFixed(1)} s`,
  );
} catch (error) {
  tally.check(false, error.stack);
} finally {
  if (tally.hasFailed()) {
    console.log(cluster.readLogs());
    for (const portal of portals) console.log(portal.readLog().slice(-3_000));
  }
  for (const portal of portals) await portal.kill();
  cluster.stop();
}
tally.report();

function startPortalOn(address, { DATABASE_URL }) {
  const [first, second] = cluster.machines.map((machine) => machine.address);
  return startPortal({
    HOST: address,
    PORT: '3000',
    APP_URL: `https://${first}`,
    TRUST_PROXY: `127.0.0.1,${first},${second}`,
    // Keys and pictures are in a folder that both share.
    DATA_DIR: join(cluster.folder, 'data'),
    // Each portal asks the HAProxy of its own machine.
    DATABASE_URL: DATABASE_URL.replace(first, address),
  });
}

/** Without a leader both portals ask every customer to try again, with a time. */
async function checkRefusals(customers) {
  for (const customer of customers) {
    // A former leader may answer for a second, until HAProxy has noticed.
    await waitFor('a refusal', REFUSED_WITHIN_MS, async () => {
      const { status, headers, body } = await customer.get('/transaction');
      const isRight = status === 200 || (status === 503 && Number(headers.get('retry-after')) > 0);
      tally.check(isRight, `without a leader: ${status} ${JSON.stringify(body)}`);
      return status === 503;
    });
  }
}
